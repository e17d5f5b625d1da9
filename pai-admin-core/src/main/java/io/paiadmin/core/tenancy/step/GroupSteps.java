package io.paiadmin.core.tenancy.step;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.access.Resource;
import io.paiadmin.core.tenancy.draft.Draft;
import io.paiadmin.core.tenancy.draft.GroupDraft;
import io.paiadmin.core.tenancy.draft.UserDraft;
import io.paiadmin.core.tenancy.name.Canonical;
import io.paiadmin.core.tenancy.plan.Effective;
import io.paiadmin.core.tenancy.plan.GroupAction;
import io.paiadmin.core.tenancy.plan.GroupAction.CreateGroup;
import io.paiadmin.core.tenancy.plan.GroupAction.DeleteGroup;
import io.paiadmin.core.tenancy.plan.GroupAction.Details;
import io.paiadmin.core.tenancy.plan.GroupAction.SetGroupAcls;
import io.paiadmin.core.tenancy.plan.GroupAction.SetGroupDetails;
import io.paiadmin.core.tenancy.plan.Phase;
import io.paiadmin.core.tenancy.plan.Risk;
import io.paiadmin.core.tenancy.plan.Step;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Makes the steps that change groups. What a group comes to grant is granted early, what it no
 * longer grants is taken away late; acls are written whole each time.
 */
final class GroupSteps {
  private final Draft draft;
  private final Links links;
  private final Effective newMembers;
  private final List<Step<GroupAction>> steps = new ArrayList<>();

  /**
   * Makes the maker.
   *
   * @param newMembers when the members of a new group notice it
   */
  GroupSteps(Draft draft, Links links, Effective newMembers) {
    this.draft = draft;
    this.links = links;
    this.newMembers = newMembers;
  }

  List<Step<GroupAction>> list() {
    return steps;
  }

  /** Makes the steps that create groups and let them grant more. */
  void grow() {
    for (GroupDraft group : draft.groups().values()) {
      if (group.target() != null) {
        grow(group, group.target());
      }
    }
  }

  /** Makes the steps that let groups grant less, and delete them; users' steps come before. */
  void shrink() {
    for (GroupDraft group : draft.groups().values()) {
      Group base = group.base();
      if (base != null && group.target() != null) {
        shrink(group, base, group.target());
      } else if (base != null) {
        delete(group, base);
      }
    }
  }

  private void grow(GroupDraft draft, Group target) {
    Group base = draft.base();
    if (base == null) {
      create(draft, target);
      return;
    }
    Acls from = Canonical.acls(base.acls());
    Acls grown = grown(from, Canonical.acls(target.acls()));
    if (!grown.equals(from)) {
      expand(draft, from, grown);
    }
    describe(draft, base, target);
  }

  private void create(GroupDraft draft, Group target) {
    Group whole = target.withAcls(Canonical.acls(target.acls()));
    Step<GroupAction> step =
        Step.of(
            Phase.CREATE, new CreateGroup(whole), draft.reason(), newMembers, Risk.LOW, List.of());
    steps.add(step);
    links.groupReady(target.name(), step.id());
    links.groupGrown(target.name(), step.id(), Acls.NONE, whole.acls());
  }

  private void expand(GroupDraft draft, Acls from, Acls to) {
    String group = draft.name();
    SetGroupAcls action = new SetGroupAcls(group, from, to);
    add(Phase.EXPAND, action, draft, Effective.NOW, Risk.LOW, Set.copyOf(links.ready(group)));
    links.groupGrown(group, Step.idOf(action), from, to);
  }

  private void describe(GroupDraft draft, Group base, Group target) {
    Details from = Details.of(base);
    Details to = Details.of(target);
    boolean remapped = !from.externalName().equals(to.externalName());
    if (!from.equals(to)) {
      add(
          remapped ? Phase.CONTRACT : Phase.EXPAND,
          new SetGroupDetails(draft.name(), from, to),
          draft,
          remapped ? Effective.WITHIN_10_MINUTES : Effective.NOW,
          remapped ? Risk.MEDIUM : Risk.LOW,
          Set.copyOf(links.ready(draft.name())));
    }
  }

  private void shrink(GroupDraft draft, Group base, Group target) {
    Acls grown = grown(Canonical.acls(base.acls()), Canonical.acls(target.acls()));
    Acls to = Canonical.acls(target.acls());
    if (!grown.equals(to)) {
      SetGroupAcls action = new SetGroupAcls(draft.name(), grown, to);
      Set<String> needs = replacements(draft.name(), grown, to);
      add(Phase.CONTRACT, action, draft, Effective.NOW, Risk.MEDIUM, needs);
    }
  }

  private void delete(GroupDraft draft, Group base) {
    Acls granted = Canonical.acls(base.acls());
    Set<String> needs = links.growthsOf(Links.resources(granted));
    this.draft.now().members(base.name()).forEach(member -> needs.addAll(links.lastOf(member)));
    DeleteGroup action = new DeleteGroup(base.withAcls(granted));
    add(Phase.DELETE, action, draft, Effective.NOW, Risk.HIGH, needs);
  }

  /** Returns the steps that give back elsewhere what a shrinking group takes from its members. */
  private Set<String> replacements(String group, Acls from, Acls to) {
    Set<Resource> lost = Links.resources(from);
    lost.removeAll(Links.resources(to));
    Set<String> needs = links.growthsOf(lost);
    needs.addAll(links.grown(group));
    for (String member : draft.now().members(group)) {
      if (isGivenBack(draft.users().get(member), lost)) {
        needs.addAll(links.lastOf(member));
      }
    }
    return needs;
  }

  private boolean isGivenBack(@Nullable UserDraft user, Set<Resource> lost) {
    return user != null
        && (user.grantAdmin() != null
            || user.added().keySet().stream().anyMatch(group -> grantsAny(group, lost)));
  }

  private boolean grantsAny(String group, Set<Resource> resources) {
    return draft
        .target(group)
        .map(found -> Links.resources(found.acls()))
        .filter(granted -> granted.stream().anyMatch(resources::contains))
        .isPresent();
  }

  private void add(
      Phase phase,
      GroupAction action,
      GroupDraft draft,
      Effective effective,
      Risk risk,
      Set<String> needs) {
    List<String> sorted = Canonical.set(needs);
    steps.add(Step.of(phase, action, draft.reason(), effective, risk, sorted));
  }

  /** Returns acls that grant what either grants, the wanted storages first. */
  private static Acls grown(Acls from, Acls to) {
    Set<String> virtualClusters = new TreeSet<>(from.virtualClusters());
    virtualClusters.addAll(to.virtualClusters());
    Set<String> storages = new LinkedHashSet<>(to.storages());
    storages.addAll(from.storages());
    List<String> all = List.copyOf(storages);
    boolean onlyLess =
        from.virtualClusters().containsAll(to.virtualClusters())
            && from.storages().containsAll(to.storages());
    return onlyLess && keepsOrder(from.storages(), to.storages())
        ? from
        : to.withVirtualClusters(List.copyOf(virtualClusters)).withStorages(all);
  }

  private static boolean keepsOrder(List<String> from, List<String> to) {
    List<String> kept = from.stream().filter(to::contains).toList();
    return kept.equals(to);
  }
}
