package io.paiadmin.openpai.read;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.User;
import io.paiadmin.openpai.rest.Conversation;
import io.paiadmin.openpai.wire.Findings;
import io.paiadmin.openpai.wire.UserRecord;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Reads users singly where the server refuses to list them, and so finds the one who cannot be
 * read. Names to try are those seen before, the account's own, and the owners of jobs.
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
    int tried = readAll(List.copyOf(names()));
    findings.partial(ClusterPart.USERS);
    broken.forEach(this::report);
    if (broken.isEmpty()) {
      findings.add(
          "USERS_UNREADABLE",
          "users",
          "the server cannot list its users, as if one of them were in a group that does not exist; "
              + "of the "
              + tried
              + " names that were tried it could be shown for none",
          Repair.SEARCH);
    }
    return users;
  }

  /** Reads as long as there is time; returns how many names were tried. */
  private int readAll(List<String> names) {
    int tried = 0;
    while (tried < Math.min(names.size(), MOST_NAMES) && conversation.hasTime()) {
      try {
        read(names.get(tried));
      } catch (PaiAdminException e) {
        if (e.code() != StandardErrorCode.RATE_LIMITED) {
          throw e;
        }
        return tried;
      }
      tried++;
    }
    return tried;
  }

  /** The likeliest first: who was last seen in a group that has gone. */
  private Set<String> names() {
    Set<String> names = new LinkedHashSet<>();
    List<User> seen = roster.all();
    seen.stream()
        .filter(user -> !groups.containsAll(user.groups()))
        .forEach(user -> names.add(user.name()));
    seen.forEach(user -> names.add(user.name()));
    Optional.ofNullable(conversation.claims().user()).ifPresent(names::add);
    JobReading.latest(conversation).forEach(job -> names.add(job.user()));
    return names;
  }

  private void read(String name) {
    new Lookup(conversation)
        .user(name)
        .ifPresentOrElse(
            record -> users.add(UserRecord.read(record, findings)), () -> suspect(name));
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
    boolean isRemembered = roster.find(name).isPresent();
    findings.add(
        "USER_UNREADABLE",
        "user " + name,
        "the server cannot read this user, who is in a group that does not exist, and so can list "
            + "no users at all"
            + (isRemembered ? "; the list shown here is the one last seen" : ""),
        isRemembered ? Repair.ofRemembered(name) : Repair.byHand(name));
  }
}
