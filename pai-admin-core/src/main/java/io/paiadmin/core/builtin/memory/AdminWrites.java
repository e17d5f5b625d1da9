package io.paiadmin.core.builtin.memory;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.cluster.UserChange;
import io.paiadmin.api.cluster.UserChange.GrantAdmin;
import io.paiadmin.api.cluster.UserChange.RevokeAdmin;
import java.util.ArrayList;
import java.util.List;

/** Makes users administrators, and plain users again. */
final class AdminWrites {
  private final StateDocument state;

  AdminWrites(StateDocument state) {
    this.state = state;
  }

  void apply(UserChange change, ObjectNode user) {
    if (change instanceof GrantAdmin && !isAdmin(user)) {
      List<String> groups = new ArrayList<>(UserRecord.groups(user));
      groups.add(adminGroup());
      UserRecord.setGroups(user, groups);
    } else if (change instanceof RevokeAdmin && isAdmin(user)) {
      List<String> plain =
          UserRecord.groups(user).stream().filter(group -> !isAdminGroup(group)).toList();
      UserRecord.setGroups(user, plain);
    }
  }

  boolean isAdmin(JsonNode user) {
    return UserRecord.groups(user).stream().anyMatch(this::isAdminGroup);
  }

  private boolean isAdminGroup(String name) {
    JsonNode group = state.groups().find(name);
    return group != null && GroupRecord.read(group).acls().admin();
  }

  /** Returns the group that OpenPAI ships for this if it serves, else the first that does. */
  private String adminGroup() {
    if (isAdminGroup(Names.ADMIN_GROUP)) {
      return Names.ADMIN_GROUP;
    }
    return state.groups().names().stream()
        .filter(this::isAdminGroup)
        .findFirst()
        .orElseThrow(() -> Refusal.notFound("administrator group", Names.ADMIN_GROUP));
  }
}
