package io.paiadmin.core.tenancy.draft;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.name.Names;
import io.paiadmin.core.tenancy.wish.NameList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Drafts the default group, which grants to everybody. */
final class DefaultDrafting {
  private final Draft draft;

  DefaultDrafting(Draft draft) {
    this.draft = draft;
  }

  /** Wants the default group to have these storages, and to exist. */
  void want(@Nullable NameList storages) {
    Optional<Group> found = draft.target(Names.DEFAULT);
    Group base = found.orElse(Group.of(Names.DEFAULT, onlyDefault()));
    if (storages != null) {
      new Storages(draft).require(storages);
      draft.want(
          base.withAcls(base.acls().withStorages(List.copyOf(storages.values()))),
          Reasons.defaultStorages(storages));
    } else if (found.isEmpty()) {
      draft.want(base, Reasons.defaultGroup());
    }
  }

  /**
   * Wants the default group to have its virtual cluster when it has none that will exist: the next
   * restart in basic mode would delete it, with what it grants to everybody.
   */
  void bind() {
    draft
        .target(Names.DEFAULT)
        .filter(group -> !group.acls().admin() && !isBound(group))
        .map(group -> group.withAcls(withDefault(group.acls())))
        .ifPresent(group -> draft.want(group, Reasons.defaultVirtualCluster()));
  }

  private boolean isBound(Group group) {
    return group.acls().virtualClusters().stream()
        .anyMatch(name -> name.equals(Names.DEFAULT) || draft.willHaveVirtualCluster(name));
  }

  private static Acls withDefault(Acls acls) {
    List<String> names = new ArrayList<>(acls.virtualClusters());
    names.add(Names.DEFAULT);
    return acls.withVirtualClusters(names);
  }

  private static Acls onlyDefault() {
    return Acls.of(List.of(Names.DEFAULT), List.of());
  }
}
