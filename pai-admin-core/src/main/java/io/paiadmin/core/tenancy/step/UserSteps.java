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
  private final String adminGroup;
  private final Set<String> adminGroups = new TreeSet<>();
  private final boolean revokesTokens;
  private final List<Step<Action>> steps = new ArrayList<>();

  UserSteps(Draft draft, Links links, ClusterInfo info) {
    this.draft = draft;
    this.links = links;
    this.adminGroup = Administrators.group(draft.now()).map(Group::name).orElse(Names.ADMIN_GROUP);
    this.revokesTokens = info.can(Capability.REVOKE_TOKENS);
    Administrators.groups(draft.now()).forEach(group -> adminGroups.add(group.name()));
  }

  List<Step<Action>> list() {
    return steps;
  }

  /** Makes the steps that mend the lists of users, and no others. */
  void repair() {
    for (String name : names()) {
      UserDraft user = draft.users().getOrDefault(name, new UserDraft(name));
      new UserChain(draft, links, user, steps).repair();
    }
  }

  void make() {
    Set<String> promotions = promotions();
    names().forEach(name -> user(name, promotions));
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
    Set<String> steps = new TreeSet<>();
    for (UserDraft user : draft.users().values()) {
      if (user.grantAdmin() != null) {
        steps.add(Step.idOf(new GrantAdmin(user.name(), adminGroup)));
      }
    }
    return steps;
  }

  private void user(String name, Set<String> promotions) {
    UserDraft user = draft.users().getOrDefault(name, new UserDraft(name));
    UserChain chain = new UserChain(draft, links, user, steps);
    chain.dropDangling();
    chain.dropDuplicates();
    chain.create();
    if (user.delete() == null) {
      chain.email();
      chain.grow();
      chain.grantAdmin(adminGroup);
      chain.revokeAdmin(adminGroups, promotions);
      chain.shrink();
    } else {
      chain.revokeAdmin(adminGroups, promotions);
      chain.leave(revokesTokens);
    }
  }
}
