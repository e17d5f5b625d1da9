package io.paiadmin.openpai.read;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.openpai.http.NoReplyException;
import io.paiadmin.openpai.http.Reply;
import io.paiadmin.openpai.json.Json;
import io.paiadmin.openpai.rest.Conversation;
import io.paiadmin.openpai.rest.Route;
import io.paiadmin.openpai.rest.ServerMessage;

/** Whether a user exists whom the server says it cannot find. */
public enum Presence {
  /** There is such a user, in a group that no longer exists. */
  PRESENT,
  /** There is no such user. */
  ABSENT,
  /** The server did not give it away. */
  UNKNOWN;

  /** Names that nothing bears; if one does, nobody can tell. */
  private static final String NO_GROUP = "no_such_group_to_ask_with";

  private static final String NO_USER = "no.such-user_to-ask.with";

  /**
   * Finds out with a change that is bound to be refused: a list with a group that does not exist.
   * The server looks for the user first, in the records themselves, and so says which of the two it
   * misses. Servers that look for the group first are told by a user who does not exist.
   */
  public static Presence of(String user, Conversation conversation) {
    if (!ServerMessage.of(conversation.read(Route.of("groups", NO_GROUP))).isMissing()) {
      return UNKNOWN; // the change would not be refused
    }
    return switch (missing(user, conversation)) {
      case "NoUserError" -> ABSENT;
      case "NoGroupError" ->
          missing(NO_USER, conversation).equals("NoUserError") ? PRESENT : UNKNOWN;
      default -> UNKNOWN;
    };
  }

  private static String missing(String user, Conversation conversation) {
    ObjectNode body = Json.object();
    body.putArray("grouplist").add(NO_GROUP);
    try {
      Reply reply = conversation.write(Route.of("users", user, "grouplist").put(body));
      return ServerMessage.of(reply).code();
    } catch (NoReplyException e) {
      return "";
    }
  }
}
