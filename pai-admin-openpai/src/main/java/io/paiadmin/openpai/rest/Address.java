package io.paiadmin.openpai.rest;

import com.fasterxml.jackson.databind.JsonNode;
import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.openpai.http.Reply;
import io.paiadmin.openpai.json.Json;
import java.net.URI;
import java.util.Optional;

/**
 * Where the API begins: at the address given, or below {@code /rest-server} when that is the
 * gateway's.
 */
final class Address {
  private Address() {}

  static URI find(URI url, Conversation conversation) {
    Reply first = conversation.openly(url, Route.of("info").get());
    if (info(first).isPresent()) {
      return url;
    }
    URI behindGateway = URI.create(url + "/rest-server");
    Reply second = conversation.openly(behindGateway, Route.of("info").get());
    if (info(second).isPresent()) {
      return behindGateway;
    }
    throw notThere(url, second, conversation.refusals());
  }

  /** Reads the server's description of itself; empty when the answer is none. */
  static Optional<JsonNode> info(Reply reply) {
    return Optional.of(reply)
        .filter(Reply::isSuccess)
        .flatMap(answer -> Json.tree(answer.body()))
        .filter(tree -> tree.path("authnMethod").isTextual());
  }

  private static PaiAdminException notThere(URI url, Reply last, Refusals refusals) {
    if (last.status() / 100 == 5) {
      return refusals.of(
          StandardErrorCode.UNAVAILABLE,
          url + " answers with " + last,
          "wait until the rest-server is up, and try again");
    }
    return refusals.of(
        StandardErrorCode.REMOTE_FAILURE,
        "there is no OpenPAI rest-server at " + url + ", which answers with " + last,
        "give the address of the gateway, such as https://pai.example.org, or of the rest-server; "
            + "redirections are not followed");
  }
}
