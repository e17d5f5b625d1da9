package io.paiadmin.core.builtin.memory;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.cluster.Acls;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The fields of a user that OpenPAI computes from the groups: {@code admin}, {@code
 * virtualCluster}, {@code storageConfig}.
 */
final class DerivedFields {
  private final Map<String, Acls> acls = new HashMap<>();
  private final Set<String> everyVc = new LinkedHashSet<>();

  private DerivedFields(StateDocument state) {
    for (String name : state.groups().names()) {
      ObjectNode group = state.groups().find(name);
      if (group != null) {
        acls.put(name, GroupRecord.read(group).acls());
      }
    }
    state.virtualClusters().fieldNames().forEachRemaining(everyVc::add);
  }

  /** Writes the fields of every user anew. */
  static void refresh(StateDocument state) {
    DerivedFields derived = new DerivedFields(state);
    state.users().each(derived::write);
  }

  private void write(ObjectNode user) {
    List<Acls> granted =
        UserRecord.groups(user).stream().filter(acls::containsKey).map(acls::get).toList();
    boolean admin = granted.stream().anyMatch(Acls::admin);
    user.put("admin", admin);
    put(user, "virtualCluster", admin ? everyVc : union(granted, Acls::virtualClusters));
    put(user, "storageConfig", union(granted, Acls::storages));
  }

  private static void put(ObjectNode user, String key, Collection<String> names) {
    names.forEach(user.putArray(key)::add);
  }

  private static Set<String> union(List<Acls> granted, Function<Acls, List<String>> names) {
    return granted.stream()
        .map(names)
        .flatMap(List::stream)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }
}
