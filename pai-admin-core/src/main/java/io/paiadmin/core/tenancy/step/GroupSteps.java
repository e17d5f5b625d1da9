package io.paiadmin.core.tenancy.step;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.draft.Draft;
import io.paiadmin.core.tenancy.draft.GroupDraft;
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
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Makes the steps that change groups. What a group comes to grant is granted early, what it no
 * longer grants is taken away late; acls are written whole each time.
 */
final class GroupSteps {
  private final Draft draft;
  private final Links links;
  private final Effective newMembers;
  private final Replacements replacements;
  private final ExternalNameSteps externalNames;
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
    this.replacements = new Replacements(draft, links);
    this.externalNames = new ExternalNameSteps(draft);
  }

  List<Step<GroupAction>> list() {
    return steps;
  }

  /** Makes the step that creates one group before everything else, if the draft creates it. */
  void createFirst(String name) {
    GroupDraft group = draft.groups().get(name);
    if (group != null && group.base() == null && group.target() != null) {
      create(Phase.REPAIR, group, group.target());
    }
  }

  /** Makes the steps that create groups and let them grant more. */
  void grow() {
    for (GroupDraft group : draft.groups().values()) {
      Group base = group.base();
      Group target = group.target();
      if (base != null && target != null) {
        expand(group, AclChange.between(base, target));
        describe(group, Details.of(base), Details.of(target));
      } else if (target != null) {
        create(Phase.CREATE, group, target);
      }
    }
  }

  /** Makes the steps that let groups grant less, and delete them; users' steps come before. */
  void shrink() {
    for (GroupDraft group : draft.groups().values()) {
      Group base = group.base();
      Group target = group.target();
      if (base != null && target != null) {
        contract(group, AclChange.between(base, target));
      } else if (base != null) {
        delete(group, base);
      }
    }
  }

  private void create(Phase phase, GroupDraft group, Group target) {
    CreateGroup action = new CreateGroup(target.withAcls(Canonical.acls(target.acls())));
    Set<String> needs = externalNames.giversOf(target.externalName(), group.name());
    String step = add(phase, action, group, newMembers, Risk.LOW, needs);
    links.groupReady(group.name(), step);
    links.groupGrown(group.name(), step, Acls.NONE, action.group().acls());
  }

  private void expand(GroupDraft group, AclChange acls) {
    if (acls.grows()) {
      SetGroupAcls action = new SetGroupAcls(group.name(), acls.from(), acls.grown());
      String step = add(Phase.EXPAND, action, group, Effective.NOW, Risk.LOW, ready(group));
      links.groupGrown(group.name(), step, acls.from(), acls.grown());
    }
  }

  private void describe(GroupDraft group, Details from, Details to) {
    SetGroupDetails action = new SetGroupDetails(group.name(), from, to);
    boolean remapped = !from.externalName().equals(to.externalName());
    if (remapped && newMembers == Effective.NEXT_LOGIN) {
      Set<String> needs = new TreeSet<>(ready(group));
      needs.addAll(externalNames.giversOf(to.externalName(), group.name()));
      add(Phase.CONTRACT, action, group, Effective.WITHIN_10_MINUTES, Risk.MEDIUM, needs);
    } else if (!from.equals(to)) {
      add(Phase.EXPAND, action, group, Effective.NOW, Risk.LOW, ready(group));
    }
  }

  private void contract(GroupDraft group, AclChange acls) {
    if (acls.shrinks()) {
      SetGroupAcls action = new SetGroupAcls(group.name(), acls.grown(), acls.to());
      Set<String> needs = replacements.ofAcls(group.name(), acls.grown(), acls.to());
      add(Phase.CONTRACT, action, group, Effective.NOW, Risk.MEDIUM, needs);
    }
  }

  private void delete(GroupDraft group, Group base) {
    DeleteGroup action = new DeleteGroup(base.withAcls(Canonical.acls(base.acls())));
    add(Phase.DELETE, action, group, Effective.NOW, Risk.HIGH, replacements.ofGroup(base));
  }

  private Set<String> ready(GroupDraft group) {
    return Set.copyOf(links.ready(group.name()));
  }

  private String add(
      Phase phase,
      GroupAction action,
      GroupDraft group,
      Effective effective,
      Risk risk,
      Set<String> needs) {
    List<String> sorted = Canonical.set(needs);
    Step<GroupAction> step = Step.of(phase, action, group.reason(), effective, risk, sorted);
    steps.add(step);
    return step.id();
  }
}
