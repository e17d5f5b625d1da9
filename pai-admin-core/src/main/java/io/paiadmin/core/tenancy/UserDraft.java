package io.paiadmin.core.tenancy;

import io.paiadmin.core.tenancy.plan.Reason;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What shall become of a user. Filled while a plan is drafted, read when its steps are made. */
final class UserDraft {
  final String name;

  /** Names of groups to be added, with the reason of each. */
  final Map<String, Reason> added = new TreeMap<>();

  /** Names of groups to be taken away, with the reason of each. */
  final Map<String, Reason> removed = new TreeMap<>();

  @Nullable Reason create;
  @Nullable Reason delete;
  @Nullable Reason grantAdmin;
  @Nullable Reason revokeAdmin;
  @Nullable Reason setEmail;

  /** The mail address wanted, or null to leave it as it is. */
  @Nullable String email;

  UserDraft(String name) {
    this.name = name;
  }
}
