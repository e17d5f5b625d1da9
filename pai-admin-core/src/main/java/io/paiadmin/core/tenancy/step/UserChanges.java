package io.paiadmin.core.tenancy.step;

import io.paiadmin.api.cluster.User;
import io.paiadmin.core.tenancy.draft.UserDraft;
import io.paiadmin.core.tenancy.name.Names;
import io.paiadmin.core.tenancy.plan.Action;
import io.paiadmin.core.tenancy.plan.OperatorAction.RevokeTokensByHand;
import io.paiadmin.core.tenancy.plan.Phase;
import io.paiadmin.core.tenancy.plan.Reason;
import io.paiadmin.core.tenancy.plan.Risk;
import io.paiadmin.core.tenancy.plan.UserAction.CreateUser;
import io.paiadmin.core.tenancy.plan.UserAction.DeleteUser;
import io.paiadmin.core.tenancy.plan.UserAction.GrantAdmin;
import io.paiadmin.core.tenancy.plan.UserAction.RevokeAdmin;
import io.paiadmin.core.tenancy.plan.UserAction.RevokeTokens;
import io.paiadmin.core.tenancy.plan.UserAction.SetUserEmail;
import io.paiadmin.core.tenancy.plan.UserAction.SetUserGroups;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Makes the steps that a user's draft asks for, each when it is called. */
final class UserChanges {
  private final UserDraft user;
  private final UserChain chain;
  private final Links links;
  private final Replacements replacements;

  UserChanges(UserDraft user, UserChain chain, Links links, Replacements replacements) {
    this.user = user;
    this.chain = chain;
    this.links = links;
    this.replacements = replacements;
  }

  void create() {
    if (user.create() != null) {
      CreateUser action = new CreateUser(user.name(), user.email() == null ? "" : user.email());
      GroupList made = new GroupList(List.of(Names.DEFAULT));
      chain.add(Phase.CREATE, action, made, user.create(), Risk.LOW, Set.of());
    }
  }

  void email() {
    User known = chain.known();
    if (user.setEmail() != null && known != null && user.email() != null) {
      SetUserEmail action = new SetUserEmail(user.name(), known.email(), user.email());
      chain.aside(Phase.EXPAND, action, user.setEmail(), Risk.LOW);
    }
  }

  /** Lets the user join groups, once they are ready. */
  void grow() {
    Set<String> more = chain.groups().lacking(user.added());
    if (!more.isEmpty()) {
      Set<String> needs = new TreeSet<>();
      more.forEach(group -> needs.addAll(links.ready(group)));
      write(Phase.EXPAND, chain.groups().plus(more), user.whyAdded(more), Risk.LOW, needs);
    }
  }

  /** Lets the user leave groups, once those that stay grant what is to be kept. */
  void shrink() {
    Set<String> fewer = chain.groups().having(user.removed());
    if (!fewer.isEmpty()) {
      GroupList left = chain.groups().minus(fewer).distinct();
      Set<String> needs = replacements.ofGroups(fewer, left);
      write(Phase.CONTRACT, left, user.whyRemoved(fewer), Risk.MEDIUM, needs);
    }
  }

  void grantAdmin(String group) {
    if (user.grantAdmin() != null && !chain.groups().names().contains(group)) {
      GrantAdmin action = new GrantAdmin(user.name(), group);
      GroupList left = chain.groups().plus(group);
      chain.add(Phase.EXPAND, action, left, user.grantAdmin(), Risk.HIGH, Set.of());
    }
  }

  /** Demotes the user once everybody who is to be promoted is an administrator. */
  void revokeAdmin(Set<String> adminGroups, Set<String> promotions) {
    Set<String> held = chain.groups().having(adminGroups);
    Reason reason = user.revokeAdmin() == null ? user.delete() : user.revokeAdmin();
    if (reason != null && !held.isEmpty()) {
      GroupList left = chain.groups().minus(adminGroups);
      Set<String> needs = new TreeSet<>(promotions);
      needs.addAll(replacements.ofGroups(held, left));
      RevokeAdmin action = new RevokeAdmin(user.name(), List.copyOf(held));
      chain.add(Phase.CONTRACT, action, left, reason, Risk.HIGH, needs);
    }
  }

  /** Ends the user's tokens and deletes the user; what a person has to do is not waited for. */
  void leave(boolean revokesTokens) {
    User known = chain.known();
    Reason reason = user.delete();
    if (known != null && reason != null) {
      Reason tokens = Necessity.leaver(user.name());
      String revoked = chain.aside(Phase.REVOKE, revocation(revokesTokens), tokens, Risk.HIGH);
      Set<String> needs = revokesTokens ? Set.of(revoked) : Set.of();
      DeleteUser action = new DeleteUser(user.name(), known.email());
      chain.add(Phase.DELETE, action, chain.groups(), reason, Risk.HIGH, needs);
    }
  }

  private Action revocation(boolean revokesTokens) {
    return revokesTokens
        ? new RevokeTokens(user.name())
        : new RevokeTokensByHand(user.name(), Commands.revokeTokens(user.name()));
  }

  private void write(Phase phase, GroupList to, Reason reason, Risk risk, Set<String> needs) {
    SetUserGroups action = new SetUserGroups(user.name(), chain.groups().names(), to.names());
    chain.add(phase, action, to, reason, risk, needs);
  }
}
