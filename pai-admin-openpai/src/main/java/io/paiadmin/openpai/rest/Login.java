package io.paiadmin.openpai.rest;

import static io.paiadmin.api.StandardErrorCode.INVALID_SETTINGS;
import static io.paiadmin.api.StandardErrorCode.REMOTE_FAILURE;
import static io.paiadmin.api.StandardErrorCode.UNAUTHORIZED;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Secret;
import io.paiadmin.openpai.http.Reply;
import io.paiadmin.openpai.http.Request;
import io.paiadmin.openpai.json.Json;
import java.util.Set;

/** Gets a browser token for a name and a password, which only basic mode knows. */
final class Login {
  private static final Set<String> WRONG = Set.of("NoUserError", "IncorrectPasswordError");

  /** Ends the session of the token that is shown. */
  static final Request OUT = Route.of("authn", "basic", "logout").delete();

  private Login() {}

  static Secret with(Credentials.Password account, Conversation conversation) {
    ObjectNode body = Json.object();
    body.put("username", account.user()).put("password", account.password().reveal());
    Reply reply = conversation.openly(Route.v1("authn", "basic", "login").post(body));
    if (!reply.isSuccess()) {
      throw refusal(reply, conversation.refusals());
    }
    JsonNode token = Json.tree(reply.body()).orElseGet(Json::object).path("token");
    if (!token.isTextual()) {
      throw conversation.refusals().senseless(reply, "a token");
    }
    return Secret.of(token.textValue());
  }

  private static PaiAdminException refusal(Reply reply, Refusals refusals) {
    String code = ServerMessage.of(reply).code();
    if (code.equals("NoApiError")) {
      return refusals.of(
          INVALID_SETTINGS,
          "the server is in AAD mode and takes no passwords",
          "give the setting token, a browser token of an administrator, in place of username and "
              + "password");
    }
    if (WRONG.contains(code)) {
      return refusals.of(UNAUTHORIZED, "user name or password is wrong", "correct the settings");
    }
    return reply.status() == 500
        ? refusals.of(
            REMOTE_FAILURE,
            "the login failed with " + reply,
            "check that every group of the account still exists, and look at the rest-server's log")
        : refusals.of(reply);
  }
}
