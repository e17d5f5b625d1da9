package io.paiadmin.core.tenancy.draft;

import io.paiadmin.core.tenancy.name.Names;
import io.paiadmin.core.tenancy.rule.Administrators;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Placed;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Drafts who is an administrator, and makes sure that somebody remains one. */
final class AdminDrafting {
  private final Draft draft;
  private final Set<String> admins;

  AdminDrafting(Draft draft) {
    this.draft = draft;
    this.admins = Administrators.names(draft.now);
  }

  void draft(@Nullable NameList wanted) {
    if (wanted == null) {
      return;
    }
    for (Placed<String> admin : wanted.names()) {
      if (!admins.contains(admin.value())) {
        draft.user(admin.value()).grantAdmin = Reasons.admin(admin);
      }
    }
    Set<String> names = wanted.values();
    admins.stream()
        .filter(admin -> !names.contains(admin))
        .forEach(admin -> draft.user(admin).revokeAdmin = Reasons.noAdmin(admin, wanted));
    requireGroup(wanted);
    requireChoice(wanted);
  }

  /** Refuses a draft that leaves no administrator, or demotes the account that applies it. */
  void checkRemaining(@Nullable String account) {
    Set<String> remaining = new TreeSet<>(admins);
    draft.users.values().forEach(user -> update(remaining, user));
    if (remaining.isEmpty() && !admins.isEmpty()) {
      draft.findings.error(
          "NO_ADMIN",
          "",
          "the plan would leave the cluster without an administrator",
          "keep at least one of " + String.join(", ", admins));
    }
    if (account != null && admins.contains(account) && !remaining.contains(account)) {
      draft.findings.error(
          "SELF_ADMIN",
          "",
          "the plan would demote '" + account + "', the account that applies it",
          "apply it as another administrator");
    }
  }

  private static void update(Set<String> remaining, UserDraft user) {
    if (user.grantAdmin != null) {
      remaining.add(user.name);
    }
    if (user.revokeAdmin != null || user.delete != null) {
      remaining.remove(user.name);
    }
  }

  private void requireChoice(NameList wanted) {
    if (draft.now.group(Names.DEFAULT).filter(group -> group.acls().admin()).isPresent()) {
      draft.findings.error(
          "B_EXTRA_ADMIN_GROUP",
          wanted.at(),
          "the default group makes everybody an administrator, and nobody can leave it",
          "take 'admin' from the acls of 'default' first");
    }
  }

  private void requireGroup(NameList wanted) {
    if (Administrators.groups(draft.now).isEmpty()) {
      draft.findings.error(
          "NO_ADMIN_GROUP",
          wanted.at(),
          "the cluster has no administrators' group",
          "restart the rest-server, which creates it");
    }
  }
}
