package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What a user has by way of groups.
 *
 * @param admin whether one of them makes an administrator
 * @param virtualClusters all there are for an administrator, else what the groups grant
 * @param storages what the groups grant, whoever it is
 */
record Grants(boolean admin, Set<String> virtualClusters, Set<String> storages) {

  /**
   * Works out what a user has now.
   *
   * @throws MissingGroup when the user's list names a group that is not there
   */
  static Grants of(StubState state, UserRecord user) {
    boolean admin = false;
    Set<String> virtualClusters = new LinkedHashSet<>();
    Set<String> storages = new LinkedHashSet<>();
    for (GroupRecord group : state.groups(user.groups())) {
      admin |= group.admin();
      virtualClusters.addAll(group.virtualClusters());
      storages.addAll(group.storages());
    }
    return new Grants(admin, admin ? state.virtualClusters.keySet() : virtualClusters, storages);
  }

  /** Returns a user with everything that the server derives, and without the password. */
  static ObjectNode describe(StubState state, UserRecord user) {
    Grants grants = of(state, user);
    ObjectNode json = Json.object().put("username", user.name());
    json.set("grouplist", Json.array(user.groups()));
    json.put("email", user.email());
    json.set("extension", user.extension());
    json.put("admin", grants.admin);
    json.set("virtualCluster", Json.array(grants.virtualClusters));
    return json.set("storageConfig", Json.array(grants.storages));
  }

  /** Returns the storages that come first in one of some groups. */
  static List<String> defaultStorages(Collection<GroupRecord> groups) {
    return groups.stream().flatMap(group -> group.storages().stream().limit(1)).toList();
  }
}
