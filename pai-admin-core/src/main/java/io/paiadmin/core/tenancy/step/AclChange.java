package io.paiadmin.core.tenancy.step;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.name.Canonical;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The way of a group's acls: they grow first and shrink later. All are in canonical form.
 *
 * @param from as they are
 * @param grown granting whatever the others grant, the wanted storages first
 * @param to as they shall be
 */
record AclChange(Acls from, Acls grown, Acls to) {

  static AclChange between(Group base, Group target) {
    Acls from = Canonical.acls(base.acls());
    Acls to = Canonical.acls(target.acls());
    return new AclChange(from, grown(from, to), to);
  }

  boolean grows() {
    return !grown.equals(from);
  }

  boolean shrinks() {
    return !grown.equals(to);
  }

  private static Acls grown(Acls from, Acls to) {
    if (isPart(to, from)) {
      return from;
    }
    Set<String> virtualClusters = new TreeSet<>(from.virtualClusters());
    virtualClusters.addAll(to.virtualClusters());
    Set<String> storages = new LinkedHashSet<>(to.storages());
    storages.addAll(from.storages());
    return to.withVirtualClusters(List.copyOf(virtualClusters)).withStorages(List.copyOf(storages));
  }

  /** Tells whether acls grant nothing that the whole does not, with storages in the same order. */
  private static boolean isPart(Acls part, Acls whole) {
    return whole.virtualClusters().containsAll(part.virtualClusters())
        && whole.storages().containsAll(part.storages())
        && whole.storages().stream()
            .filter(part.storages()::contains)
            .toList()
            .equals(part.storages());
  }
}
