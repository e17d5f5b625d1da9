package io.paiadmin.openpai.read;

import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.User;
import io.paiadmin.openpai.http.Reply;
import io.paiadmin.openpai.rest.Conversation;
import io.paiadmin.openpai.rest.Route;
import io.paiadmin.openpai.rest.ServerMessage;
import io.paiadmin.openpai.wire.Findings;
import io.paiadmin.openpai.wire.UserRecord;
import java.util.List;

/**
 * Reads the list of users. One user in a group that does not exist makes the server refuse the
 * whole list; that is so for a moment whenever a group is deleted, and for good when something went
 * wrong.
 */
final class UserReading {
  private static final Route USERS = Route.of("users");

  private final Conversation conversation;
  private final Roster roster;
  private final List<Group> groups;
  private final Findings findings;

  UserReading(Conversation conversation, Roster roster, List<Group> groups, Findings findings) {
    this.conversation = conversation;
    this.roster = roster;
    this.groups = groups;
    this.findings = findings;
  }

  List<User> read() {
    Reply reply = conversation.read(USERS);
    if (isBroken(reply) && conversation.pausedFor(Lookup.WHILE_A_GROUP_GOES)) {
      reply = conversation.read(USERS);
    }
    return isBroken(reply)
        ? new OneByOne(conversation, roster, groups, findings).read()
        : whole(reply);
  }

  private List<User> whole(Reply reply) {
    List<User> users =
        Answers.value(
            conversation,
            reply,
            document -> UserRecord.list(document, findings),
            "a list of users");
    roster.remember(users);
    return users;
  }

  private static boolean isBroken(Reply reply) {
    return reply.status() == 500 && ServerMessage.of(reply).isFailure();
  }
}
