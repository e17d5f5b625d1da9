package io.paiadmin.openpai.read;

import com.fasterxml.jackson.databind.JsonNode;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.openpai.http.Reply;
import io.paiadmin.openpai.json.Json;
import io.paiadmin.openpai.rest.Conversation;
import io.paiadmin.openpai.rest.Route;
import io.paiadmin.openpai.rest.ServerMessage;
import io.paiadmin.openpai.wire.Findings;
import io.paiadmin.openpai.wire.GroupRecord;
import java.util.Optional;

/** Looks at single things, as they are now. */
public final class Lookup {
  private final Conversation conversation;

  /** Makes a lookup within an operation. */
  public Lookup(Conversation conversation) {
    this.conversation = conversation;
  }

  /** Returns a group, if it is there. */
  public Optional<Group> group(String name) {
    return record(Route.of("groups", name))
        .map(record -> GroupRecord.read(record, new Findings("")));
  }

  /** Returns a user's record, if the server can read it. */
  public Optional<JsonNode> user(String name) {
    return record(Route.of("users", name));
  }

  /** Returns a job's record, if it is there. */
  public Optional<JsonNode> job(String fullName) {
    return record(Route.of("jobs", fullName));
  }

  /** Tells whether a user exists whom the server cannot find. */
  public Presence presence(String user) {
    return canListUsers() ? Presence.ABSENT : Presence.of(user, conversation);
  }

  /** Tells whether users can be listed, as they can when every user is in groups that exist. */
  public boolean canListUsers() {
    return conversation.read(Route.of("users")).isSuccess();
  }

  private Optional<JsonNode> record(Route route) {
    Reply reply = conversation.read(route);
    return ServerMessage.of(reply).isMissing() && !reply.isSuccess()
        ? Optional.empty()
        : Optional.of(
            Answers.value(
                conversation,
                reply,
                document -> Json.tree(document).filter(JsonNode::isObject),
                "one record"));
  }
}
