package io.paiadmin.core.builtin.memory;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.GroupChange;
import io.paiadmin.api.cluster.GroupChange.CreateGroup;
import io.paiadmin.api.cluster.GroupChange.DeleteGroup;
import io.paiadmin.api.cluster.GroupChange.UpdateGroup;
import java.util.ArrayList;
import java.util.List;

/** Carries out changes of groups. Every check comes before the first write. */
final class GroupWrites {
  private final StateDocument state;

  GroupWrites(StateDocument state) {
    this.state = state;
  }

  void apply(GroupChange change) {
    if (change instanceof CreateGroup create) {
      create(create.group());
    } else if (change instanceof UpdateGroup update) {
      update(update);
    } else if (change instanceof DeleteGroup delete) {
      delete(delete.group());
    }
  }

  private void create(Group group) {
    if (!Names.isGroup(group.name())) {
      throw Refusal.invalid(
          "group " + group.name(),
          "a group's name is made of letters, digits and underscores",
          "choose another name");
    }
    if (state.groups().has(group.name())) {
      throw Refusal.taken("group", group.name());
    }
    state.groups().add(group.name(), GroupRecord.create(group));
  }

  private void update(UpdateGroup change) {
    ObjectNode entry = state.groups().require("group", change.subject());
    GroupComparison present = GroupComparison.of(GroupRecord.read(entry));
    if (!present.equals(GroupComparison.of(change.expected()))) {
      throw Refusal.changed("group", change.subject());
    }
    GroupRecord.update(entry, change.group());
  }

  private void delete(String name) {
    state.groups().require("group", name);
    state.groups().remove(name);
    state.users().each(user -> leave(user, name));
  }

  /** As the server does, takes out the first occurrence only. */
  private static void leave(ObjectNode user, String group) {
    List<String> groups = new ArrayList<>(UserRecord.groups(user));
    if (groups.remove(group)) {
      UserRecord.setGroups(user, groups);
    }
  }
}
