package io.paiadmin.openpai.read;

import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.JobQuery;
import io.paiadmin.api.cluster.User;
import io.paiadmin.openpai.http.Reply;
import io.paiadmin.openpai.json.Json;
import io.paiadmin.openpai.rest.Conversation;
import io.paiadmin.openpai.rest.Route;
import io.paiadmin.openpai.rest.ServerMessage;
import io.paiadmin.openpai.wire.Findings;
import io.paiadmin.openpai.wire.UserRecord;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Reads users singly where the server refuses to list them, and so finds the one who cannot be
 * read. Names to try are those seen before and the owners of jobs.
 */
final class OneByOne {
  /** One request each: more would take longer than people wait. */
  private static final int MOST_NAMES = 300;

  private final Conversation conversation;
  private final Roster roster;
  private final Set<String> groups;
  private final Findings findings;
  private final List<User> users = new ArrayList<>();
  private final List<String> broken = new ArrayList<>();

  OneByOne(Conversation conversation, Roster roster, List<Group> groups, Findings findings) {
    this.conversation = conversation;
    this.roster = roster;
    this.groups = groups.stream().map(Group::name).collect(Collectors.toSet());
    this.findings = findings;
  }

  List<User> read() {
    List<String> names = names().stream().limit(MOST_NAMES).toList();
    names.forEach(this::read);
    findings.partial(ClusterPart.USERS);
    broken.forEach(this::report);
    if (broken.isEmpty()) {
      findings.add(
          "USERS_UNREADABLE",
          "users",
          "the server cannot list its users, since one of them is in a group that does not exist; "
              + "it is none of the "
              + names.size()
              + " names that were tried",
          Repair.SEARCH);
    }
    return users;
  }

  /** The likeliest first: who was last seen in a group that has gone. */
  private Set<String> names() {
    Set<String> names = new LinkedHashSet<>();
    List<User> seen = roster.all();
    seen.stream()
        .filter(user -> !groups.containsAll(user.groups()))
        .forEach(user -> names.add(user.name()));
    seen.forEach(user -> names.add(user.name()));
    JobReading.latest(conversation, JobQuery.ALL).forEach(job -> names.add(job.user()));
    return names;
  }

  private void read(String name) {
    Reply reply = conversation.read(Route.of("users", name));
    if (ServerMessage.of(reply).isMissing()) {
      suspect(name);
    } else {
      users.add(
          Answers.value(
              conversation,
              reply,
              document -> Json.tree(document).map(tree -> UserRecord.read(tree, findings)),
              "a user"));
    }
  }

  private void suspect(String name) {
    boolean wasThere =
        roster.find(name).filter(user -> !groups.containsAll(user.groups())).isPresent();
    Presence presence = Presence.of(name, conversation);
    if (presence == Presence.PRESENT || (presence == Presence.UNKNOWN && wasThere)) {
      broken.add(name);
      roster.find(name).ifPresent(users::add);
    }
  }

  private void report(String name) {
    String remembered =
        roster.find(name).isPresent() ? "; the list shown here is the one last seen" : "";
    findings.add(
        "USER_UNREADABLE",
        "user " + name,
        "the server cannot read this user, who is in a group that does not exist, and so can list "
            + "no users at all"
            + remembered,
        Repair.of(name));
  }
}
