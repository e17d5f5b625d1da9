package io.paiadmin.openpai.read;

import com.fasterxml.jackson.databind.JsonNode;
import io.paiadmin.openpai.http.Reply;
import io.paiadmin.openpai.json.Json;
import io.paiadmin.openpai.rest.Claims;
import io.paiadmin.openpai.rest.Conversation;
import io.paiadmin.openpai.rest.Route;
import io.paiadmin.openpai.rest.ServerMessage;

/**
 * On whose behalf the connector acts.
 *
 * @param claims what the token says
 * @param isAdmin whether the server takes the account for an administrator; true when an old server
 *     cannot be asked
 * @param isChecked whether the server could be asked, as it can since 1.6
 */
record Account(Claims claims, boolean isAdmin, boolean isChecked) {

  /** Asks the server, which is the only one to know whether the account is an administrator. */
  static Account of(Conversation conversation) {
    Reply reply = conversation.read(Route.of("tokens", "check"));
    if (ServerMessage.of(reply).code().equals("NoApiError")) {
      return new Account(conversation.claims(), true, false);
    } else if (!reply.isSuccess()) {
      throw conversation.refusals().of(reply);
    }
    JsonNode answer =
        Json.tree(reply.body())
            .filter(JsonNode::isObject)
            .orElseThrow(() -> conversation.refusals().senseless(reply, "what a token says"));
    return new Account(Claims.of(answer), answer.path("admin").asBoolean(false), true);
  }
}
