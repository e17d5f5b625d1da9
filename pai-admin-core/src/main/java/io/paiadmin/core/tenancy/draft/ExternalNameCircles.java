package io.paiadmin.core.tenancy.draft;

import io.paiadmin.api.cluster.Group;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Finds external names that groups hand round in a circle: no order of steps can do that without
 * two groups sharing a name on the way.
 */
final class ExternalNameCircles {
  private final Map<String, GroupDraft> givers = new TreeMap<>();

  ExternalNameCircles(Draft draft) {
    for (GroupDraft group : draft.groups.values()) {
      if (!name(group.base()).equals(name(group.target()))) {
        givers.put(name(group.base()), group);
      }
    }
    givers.remove("");
  }

  /** Returns the groups whose external name comes back to where it was. */
  List<GroupDraft> groups() {
    return givers.values().stream().filter(group -> comesBack(name(group.base()))).toList();
  }

  private boolean comesBack(String name) {
    GroupDraft next = givers.get(name);
    for (int hops = 0; next != null && hops <= givers.size(); hops++) {
      if (name(next.target()).equals(name)) {
        return true;
      }
      next = givers.get(name(next.target()));
    }
    return false;
  }

  private static String name(@Nullable Group group) {
    return group == null ? "" : group.externalName();
  }
}
