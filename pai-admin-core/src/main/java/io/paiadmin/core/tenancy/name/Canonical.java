package io.paiadmin.core.tenancy.name;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.Group;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** One form for things that mean the same: sets sorted, each name once, storages in their order. */
public final class Canonical {
  private Canonical() {}

  /** Returns names in order, each once: the form of a set. */
  public static List<String> set(Iterable<String> names) {
    Set<String> sorted = new TreeSet<>();
    names.forEach(sorted::add);
    return List.copyOf(sorted);
  }

  /** Returns names in order, as often as they were given: the form of a list that is compared. */
  public static List<String> multiset(List<String> names) {
    return names.stream().sorted().toList();
  }

  /** Returns acls with sorted virtual clusters, and each storage once, where it first stood. */
  public static Acls acls(Acls acls) {
    return new Acls(
        acls.admin(),
        set(acls.virtualClusters()),
        List.copyOf(new LinkedHashSet<>(acls.storages())),
        acls.other());
  }

  /** Tells whether two groups mean the same. */
  public static boolean same(Group one, Group other) {
    return one.description().equals(other.description())
        && one.externalName().equals(other.externalName())
        && same(one.acls(), other.acls());
  }

  /** Tells whether two acls mean the same. */
  public static boolean same(Acls one, Acls other) {
    return acls(one).equals(acls(other));
  }
}
