package io.paiadmin.core.tenancy.step;

import io.paiadmin.api.cluster.User;
import io.paiadmin.core.tenancy.access.Resource;
import io.paiadmin.core.tenancy.draft.Draft;
import io.paiadmin.core.tenancy.draft.UserDraft;
import io.paiadmin.core.tenancy.name.Canonical;
import io.paiadmin.core.tenancy.name.Names;
import io.paiadmin.core.tenancy.plan.Action;
import io.paiadmin.core.tenancy.plan.Effective;
import io.paiadmin.core.tenancy.plan.OperatorAction.RevokeTokensByHand;
import io.paiadmin.core.tenancy.plan.Phase;
import io.paiadmin.core.tenancy.plan.Reason;
import io.paiadmin.core.tenancy.plan.Risk;
import io.paiadmin.core.tenancy.plan.Step;
import io.paiadmin.core.tenancy.plan.UserAction.CreateUser;
import io.paiadmin.core.tenancy.plan.UserAction.DedupeMembership;
import io.paiadmin.core.tenancy.plan.UserAction.DeleteUser;
import io.paiadmin.core.tenancy.plan.UserAction.DropDangling;
import io.paiadmin.core.tenancy.plan.UserAction.GrantAdmin;
import io.paiadmin.core.tenancy.plan.UserAction.RevokeAdmin;
import io.paiadmin.core.tenancy.plan.UserAction.RevokeTokens;
import io.paiadmin.core.tenancy.plan.UserAction.SetUserEmail;
import io.paiadmin.core.tenancy.plan.UserAction.SetUserGroups;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Makes one user's steps in order. It carries the user's list of groups along, so that each step
 * says exactly what it expects and what it leaves; each step needs the one before.
 */
final class UserChain {
  private final Draft draft;
  private final Links links;
  private final UserDraft user;
  private final List<Step<Action>> steps;
  private final @Nullable User known;
  private List<String> groups;

  UserChain(Draft draft, Links links, UserDraft user, List<Step<Action>> steps) {
    this.draft = draft;
    this.links = links;
    this.user = user;
    this.steps = steps;
    this.known = draft.now().user(user.name()).orElse(null);
    this.groups = known == null ? List.of() : Canonical.multiset(known.groups());
  }

  /** Drops names of groups that do not exist, and duplicates on the way. */
  void dropDangling() {
    Set<String> dangling = known == null ? Set.of() : draft.now().danglingOf(known);
    if (!dangling.isEmpty()) {
      List<String> to = Canonical.set(minus(groups, dangling));
      DropDangling action = new DropDangling(user.name(), groups, to);
      add(Phase.REPAIR, action, Necessity.dangling(user.name()), Risk.LOW, Set.of());
      groups = to;
    }
  }

  /** Drops what dangles and what is doubled, whatever later steps do. */
  void repair() {
    dropDangling();
    dedupe();
  }

  /** Drops duplicates, unless a later step does so anyway. */
  void dropDuplicates() {
    if (!changesMembership()) {
      dedupe();
    }
  }

  private void dedupe() {
    if (hasDuplicates()) {
      List<String> to = Canonical.set(groups);
      DedupeMembership action = new DedupeMembership(user.name(), groups, to);
      add(Phase.REPAIR, action, Necessity.duplicate(user.name()), Risk.LOW, Set.of());
      groups = to;
    }
  }

  void create() {
    if (user.create() != null) {
      CreateUser action = new CreateUser(user.name(), user.email() == null ? "" : user.email());
      add(Phase.CREATE, action, user.create(), Risk.LOW, Set.of());
      groups = List.of(Names.DEFAULT);
    }
  }

  void email() {
    if (user.setEmail() != null && known != null && user.email() != null) {
      SetUserEmail action = new SetUserEmail(user.name(), known.email(), user.email());
      steps.add(
          Step.of(
              Phase.EXPAND,
              action,
              user.setEmail(),
              Effective.NOW,
              Risk.LOW,
              links.lastOf(user.name())));
    }
  }

  void grow() {
    Set<String> more = new TreeSet<>(user.added().keySet());
    more.removeAll(groups);
    if (!more.isEmpty()) {
      Set<String> to = new TreeSet<>(groups);
      to.addAll(more);
      Set<String> needs = new TreeSet<>();
      more.forEach(group -> needs.addAll(links.ready(group)));
      change(Phase.EXPAND, List.copyOf(to), combined(user.added(), more), Risk.LOW, needs);
    }
  }

  void grantAdmin(String group) {
    if (user.grantAdmin() != null && !groups.contains(group)) {
      add(Phase.EXPAND, new GrantAdmin(user.name(), group), user.grantAdmin(), Risk.HIGH, Set.of());
      List<String> to = new ArrayList<>(groups); // what is doubled stays so until a list is written
      to.add(group);
      groups = Canonical.multiset(to);
    }
  }

  /** Demotes the user once everybody who is to be promoted is an administrator. */
  void revokeAdmin(Set<String> adminGroups, Set<String> promotions) {
    List<String> held = Canonical.set(groups.stream().filter(adminGroups::contains).toList());
    Reason reason = user.delete() == null ? user.revokeAdmin() : user.delete();
    if (reason != null && !held.isEmpty()) {
      List<String> to = minus(groups, adminGroups);
      Set<String> needs = new TreeSet<>(promotions);
      needs.addAll(replacements(to, new HashSet<>(held)));
      add(Phase.CONTRACT, new RevokeAdmin(user.name(), held), reason, Risk.HIGH, needs);
      groups = to;
    }
  }

  void shrink() {
    Set<String> fewer = new TreeSet<>(user.removed().keySet());
    fewer.retainAll(groups);
    if (!fewer.isEmpty()) {
      List<String> to = Canonical.set(minus(groups, fewer));
      Set<String> needs = replacements(to, fewer);
      change(Phase.CONTRACT, to, combined(user.removed(), fewer), Risk.MEDIUM, needs);
    }
  }

  void leave(boolean revokesTokens) {
    Reason reason = user.delete();
    if (known == null || reason == null) {
      return;
    }
    Action revoke =
        revokesTokens
            ? new RevokeTokens(user.name())
            : new RevokeTokensByHand(user.name(), Commands.revokeTokens(user.name()));
    String before = revokesTokens ? Step.idOf(revoke) : "";
    steps.add(
        Step.of(
            Phase.REVOKE,
            revoke,
            Necessity.leaver(user.name()),
            Effective.NOW,
            Risk.HIGH,
            links.lastOf(user.name())));
    Set<String> needs = before.isEmpty() ? Set.of() : Set.of(before);
    add(Phase.DELETE, new DeleteUser(user.name(), known.email()), reason, Risk.HIGH, needs);
  }

  private void change(Phase phase, List<String> to, Reason reason, Risk risk, Set<String> needs) {
    add(phase, new SetUserGroups(user.name(), groups, to), reason, risk, needs);
    groups = to;
  }

  private void add(Phase phase, Action action, Reason reason, Risk risk, Set<String> needs) {
    Set<String> all = new TreeSet<>(needs);
    all.addAll(links.lastOf(user.name()));
    Step<Action> step = Step.of(phase, action, reason, Effective.NOW, risk, List.copyOf(all));
    steps.add(step);
    links.userTouched(user.name(), step.id());
  }

  /** Returns the steps by which groups that stay come to grant what the leaving ones granted. */
  private Set<String> replacements(List<String> staying, Set<String> leaving) {
    Set<Resource> lost = new HashSet<>();
    for (String group : leaving) {
      draft.now().group(group).ifPresent(found -> lost.addAll(Links.resources(found.acls())));
    }
    Set<String> needs = new TreeSet<>();
    staying.forEach(group -> needs.addAll(links.growthOf(group, lost)));
    return needs;
  }

  private boolean changesMembership() {
    return user.delete() != null
        || user.added().keySet().stream().anyMatch(group -> !groups.contains(group))
        || user.removed().keySet().stream().anyMatch(groups::contains);
  }

  private boolean hasDuplicates() {
    return new HashSet<>(groups).size() < groups.size();
  }

  private static List<String> minus(List<String> names, Set<String> others) {
    List<String> rest = new ArrayList<>(names);
    rest.removeIf(others::contains);
    return rest;
  }

  private static Reason combined(Map<String, Reason> reasons, Set<String> groups) {
    List<Reason> all = groups.stream().map(reasons::get).toList();
    if (all.size() == 1) {
      return all.get(0);
    }
    String text = String.join("; ", all.stream().map(Reason::text).distinct().toList());
    return new Reason(all.get(0).code(), all.get(0).at(), text);
  }
}
