package io.paiadmin.openpai.change;

import static io.paiadmin.api.StandardErrorCode.CONFLICT;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.cluster.UserChange.SetUserGroups;
import io.paiadmin.openpai.json.Json;
import io.paiadmin.openpai.read.Lookup;
import io.paiadmin.openpai.read.Presence;
import io.paiadmin.openpai.read.Repair;
import io.paiadmin.openpai.read.Roster;
import io.paiadmin.openpai.rest.Refusals;
import io.paiadmin.openpai.rest.Route;
import io.paiadmin.openpai.wire.Findings;
import io.paiadmin.openpai.wire.UserRecord;
import java.util.List;
import java.util.Optional;

/**
 * Replaces a user's list of groups as a whole, which also repairs one with a group that does not
 * exist. The server has no compare-and-set, so the list is read just before.
 */
final class Membership {
  private final Lookup lookup;
  private final Writing writing;
  private final Refusals refusals;
  private final Roster roster;

  Membership(Lookup lookup, Writing writing, Refusals refusals, Roster roster) {
    this.lookup = lookup;
    this.writing = writing;
    this.refusals = refusals;
    this.roster = roster;
  }

  void set(SetUserGroups change) {
    String name = change.user();
    List<String> now = groups(name).orElseGet(() -> lastSeen(name));
    if (!isSame(now, change.expected())) {
      throw refusals.of(
          CONFLICT,
          "the groups of '" + name + "' are not what the change expects",
          "read the cluster again and plan anew");
    }
    ObjectNode body = Json.object();
    change.groups().forEach(body.putArray("grouplist")::add);
    writing.send(
        Route.of("users", name, "grouplist").put(body),
        () -> groups(name).filter(after -> isSame(after, change.groups())).isPresent());
    roster.remember(name, change.groups());
  }

  private Optional<List<String>> groups(String name) {
    return lookup
        .user(name)
        .map(record -> UserRecord.read(record, new Findings("")))
        .map(User::groups);
  }

  /** A user whom the server cannot read may still be there, in a group that has gone. */
  private List<String> lastSeen(String name) {
    if (lookup.presence(name) == Presence.ABSENT) {
      throw refusals.missing("there is no user of the name '" + name + "'");
    }
    return roster
        .find(name)
        .map(User::groups)
        .orElseThrow(
            () ->
                refusals.of(
                    CONFLICT,
                    "the groups of '" + name + "' cannot be read, as if one of them did not exist",
                    Repair.byHand(name)));
  }

  private static boolean isSame(List<String> one, List<String> other) {
    return one.stream().sorted().toList().equals(other.stream().sorted().toList());
  }
}
