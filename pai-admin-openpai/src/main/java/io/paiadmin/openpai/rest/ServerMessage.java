package io.paiadmin.openpai.rest;

import com.fasterxml.jackson.databind.JsonNode;
import io.paiadmin.openpai.http.Reply;
import io.paiadmin.openpai.json.Json;
import java.util.Optional;
import java.util.Set;

/**
 * The body of a refusal.
 *
 * @param code OpenPAI's code, empty when there is none
 * @param text OpenPAI's words, empty when there are none
 */
public record ServerMessage(String code, String text) {
  private static final int LONGEST = 200;
  private static final Set<String> MISSING =
      Set.of(
          "NoUserError",
          "NoGroupError",
          "NoVirtualClusterError",
          "NoStorageError",
          "NoJobError",
          "NoTagError");

  /** Reads a refusal; a success, and whatever is not OpenPAI's, has neither code nor text. */
  public static ServerMessage of(Reply reply) {
    Optional<JsonNode> document = reply.isSuccess() ? Optional.empty() : Json.tree(reply.body());
    JsonNode body = document.orElseGet(Json::object);
    return new ServerMessage(body.path("code").asText(""), body.path("message").asText(""));
  }

  /**
   * Tells whether OpenPAI's own code failed. Other codes are of what it calls itself, such as
   * Kubernetes, and answers without a code are of proxies; those may still be at work.
   */
  public boolean isFailure() {
    return code.equals("UnknownError");
  }

  /** Tells whether the thing named is not there; OpenPAI says so with 400 as well as with 404. */
  public boolean isMissing() {
    return MISSING.contains(code);
  }

  String sentence(Reply reply) {
    String quoted = text.replaceAll("\\p{Cntrl}", "?");
    String shown = quoted.length() > LONGEST ? quoted.substring(0, LONGEST) + "…" : quoted;
    return "the rest-server answered "
        + reply.status()
        + (code.isEmpty() ? "" : " " + code)
        + (shown.isEmpty() ? "" : ": " + shown);
  }
}
