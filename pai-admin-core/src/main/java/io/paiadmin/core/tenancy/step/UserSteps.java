package io.paiadmin.core.tenancy.step;

import io.paiadmin.api.cluster.Capability;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.draft.Draft;
import io.paiadmin.core.tenancy.draft.UserDraft;
import io.paiadmin.core.tenancy.name.Names;
import io.paiadmin.core.tenancy.plan.Action;
import io.paiadmin.core.tenancy.plan.Step;
import io.paiadmin.core.tenancy.plan.UserAction.GrantAdmin;
import io.paiadmin.core.tenancy.rule.Administrators;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Makes the steps that change users, each user's one after the other. */
final class UserSteps {
  private final Draft draft;
  private final Links links;
  private final Replacements replacements;
  private final String adminGroup;
  private final Set<String> adminGroups = new TreeSet<>();
  private final boolean revokesTokens;
  private final List<Step<Action>> steps = new ArrayList<>();

  UserSteps(Draft draft, Links links, ClusterInfo info) {
    this.draft = draft;
    this.links = links;
    this.replacements = new Replacements(draft, links);
    this.adminGroup = Administrators.group(draft.now()).map(Group::name).orElse(Names.ADMIN_GROUP);
    Administrators.groups(draft.now()).forEach(group -> adminGroups.add(group.name()));
    this.revokesTokens = info.can(Capability.REVOKE_TOKENS);
  }

  List<Step<Action>> list() {
    return steps;
  }

  /** Makes the steps that mend the lists of users, and no others. */
  void repair() {
    names().forEach(name -> new UserRepair(draft.now(), chain(name)).all());
  }

  void make() {
    Set<String> promotions = promotions();
    names().forEach(name -> user(name, promotions));
  }

  private UserChain chain(String name) {
    return new UserChain(name, draft.now(), links, steps);
  }

  private Set<String> names() {
    Set<String> names = new TreeSet<>(draft.users().keySet());
    names.addAll(broken());
    return names;
  }

  /** Returns the users spoken of whose lists of groups need mending, whatever else is wanted. */
  private List<String> broken() {
    return draft.managedUsers().stream()
        .filter(name -> draft.now().user(name).filter(draft.now()::isBroken).isPresent())
        .toList();
  }

  private Set<String> promotions() {
    Set<String> promotions = new TreeSet<>();
    for (UserDraft user : draft.users().values()) {
      if (user.grantAdmin() != null) {
        promotions.add(Step.idOf(new GrantAdmin(user.name(), adminGroup)));
      }
    }
    return promotions;
  }

  private void user(String name, Set<String> promotions) {
    UserDraft user = draft.users().getOrDefault(name, new UserDraft(name));
    UserChain chain = chain(name);
    new UserRepair(draft.now(), chain).before(user);
    UserChanges changes = new UserChanges(user, chain, links, replacements);
    changes.create();
    if (user.delete() == null) {
      changes.email();
      changes.grow();
      changes.grantAdmin(adminGroup);
      changes.revokeAdmin(adminGroups, promotions);
      changes.shrink();
    } else {
      changes.revokeAdmin(adminGroups, promotions);
      changes.leave(revokesTokens);
    }
  }
}
