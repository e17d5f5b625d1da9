package io.paiadmin.core.tenancy.rule;

import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.access.Snapshot;
import io.paiadmin.core.tenancy.name.Names;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Which groups make administrators on a cluster, and who is one. */
public final class Administrators {
  private Administrators() {}

  /** Returns every group that makes administrators, in the order of the state. */
  public static List<Group> groups(Snapshot now) {
    return now.state().groups().stream().filter(group -> group.acls().admin()).toList();
  }

  /** Returns the group that makes administrators: the usual one when there are several. */
  public static Optional<Group> group(Snapshot now) {
    return groups(now).stream()
        .min(
            Comparator.comparing((Group group) -> !group.name().equals(Names.ADMIN_GROUP))
                .thenComparing(Group::name));
  }

  /** Returns the names of all administrators, sorted; the set is new and may be changed. */
  public static Set<String> names(Snapshot now) {
    Set<String> names = new TreeSet<>();
    groups(now).forEach(group -> names.addAll(now.members(group.name())));
    return names;
  }
}
