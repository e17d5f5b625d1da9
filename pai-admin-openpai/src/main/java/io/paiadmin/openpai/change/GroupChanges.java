package io.paiadmin.openpai.change;

import static io.paiadmin.api.StandardErrorCode.CONFLICT;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.GroupChange;
import io.paiadmin.openpai.http.Reply;
import io.paiadmin.openpai.read.Lookup;
import io.paiadmin.openpai.rest.Conversation;
import io.paiadmin.openpai.rest.Refusals;
import io.paiadmin.openpai.rest.Route;
import io.paiadmin.openpai.rest.ServerMessage;
import io.paiadmin.openpai.wire.GroupComparison;
import io.paiadmin.openpai.wire.GroupRecord;
import java.util.Optional;

/** Creates, updates and deletes groups. */
final class GroupChanges {
  private final Lookup lookup;
  private final Writing writing;
  private final Refusals refusals;

  GroupChanges(Conversation conversation) {
    this.lookup = new Lookup(conversation);
    this.writing = new Writing(conversation);
    this.refusals = conversation.refusals();
  }

  void apply(GroupChange change) {
    if (change instanceof GroupChange.CreateGroup create) {
      create(create.group());
    } else if (change instanceof GroupChange.UpdateGroup update) {
      update(update.expected(), update.group());
    } else if (change instanceof GroupChange.DeleteGroup delete) {
      delete(delete.group());
    }
  }

  private void create(Group group) {
    writing.send(
        Route.of("groups").post(GroupRecord.write(group)),
        () -> isCreated(group),
        reply -> taken(reply, group.name()));
  }

  /** OpenPAI reports a name that is taken as a failure of its own, in a word of Kubernetes. */
  private Optional<PaiAdminException> taken(Reply reply, String name) {
    boolean isTaken =
        reply.status() == 500
            && ServerMessage.of(reply).text().equals("AlreadyExists")
            && lookup.group(name).isPresent();
    return isTaken
        ? Optional.of(
            refusals.of(
                CONFLICT,
                "there is a group of the name '" + name + "' already",
                "choose another name, or change the group that is there"))
        : Optional.empty();
  }

  private void update(Group expected, Group group) {
    Group now = requireGroup(group.name());
    if (!isSame(now, expected)) {
      throw refusals.of(
          CONFLICT,
          "group '" + group.name() + "' is not what the change expects",
          "read the cluster again and plan anew");
    }
    boolean isBegun = false;
    for (GroupUpdate.Step step : GroupUpdate.between(now, group)) {
      carryOut(step, isBegun);
      isBegun = true;
    }
  }

  /** Once a part is written, a failure of another one must not look as if nothing had changed. */
  private void carryOut(GroupUpdate.Step step, boolean isBegun) {
    try {
      writing.send(step.request(), () -> isNow(step.reached()));
    } catch (PaiAdminException e) {
      throw isBegun ? refusals.unknown("a part of it was written; then " + Refusals.told(e)) : e;
    }
  }

  /**
   * OpenPAI takes a group away first and its name from the members afterwards, and reports a
   * failure of either in the word it has for a group that is not there.
   */
  private void delete(String name) {
    requireGroup(name);
    writing.send(Route.of("groups", name).delete(), () -> isGone(name));
  }

  private boolean isGone(String name) {
    if (lookup.group(name).isPresent()) {
      return false;
    }
    if (!lookup.canListUsersSoon()) {
      throw refusals.unknown(
          "the group '" + name + "' is gone, and its name may still be in the lists of members");
    }
    return true;
  }

  private Group requireGroup(String name) {
    return lookup
        .group(name)
        .orElseThrow(() -> refusals.missing("there is no group of the name '" + name + "'"));
  }

  private boolean isCreated(Group wanted) {
    return lookup
        .group(wanted.name())
        .filter(now -> GroupComparison.areEqual(now, wanted))
        .isPresent();
  }

  private boolean isNow(Group wanted) {
    return lookup.group(wanted.name()).filter(now -> isSame(now, wanted)).isPresent();
  }

  private static boolean isSame(Group one, Group other) {
    return GroupComparison.of(one).equals(GroupComparison.of(other));
  }
}
