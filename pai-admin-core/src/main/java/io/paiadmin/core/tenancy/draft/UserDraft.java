package io.paiadmin.core.tenancy.draft;

import io.paiadmin.core.tenancy.plan.Reason;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What shall become of a user. Filled while a plan is drafted, read when its steps are made. */
public final class UserDraft {
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

  /** Begins with no change of a user. */
  public UserDraft(String name) {
    this.name = name;
  }

  /** Returns the user's name. */
  public String name() {
    return name;
  }

  /** Returns the groups to be added, with the reason of each. */
  public Map<String, Reason> added() {
    return Collections.unmodifiableMap(added);
  }

  /** Returns the groups to be taken away, with the reason of each. */
  public Map<String, Reason> removed() {
    return Collections.unmodifiableMap(removed);
  }

  /** Returns why the user shall be created, or null. */
  public @Nullable Reason create() {
    return create;
  }

  /** Returns why the user shall be deleted, or null. */
  public @Nullable Reason delete() {
    return delete;
  }

  /** Returns why the user shall be made an administrator, or null. */
  public @Nullable Reason grantAdmin() {
    return grantAdmin;
  }

  /** Returns why the user shall be one no more, or null. */
  public @Nullable Reason revokeAdmin() {
    return revokeAdmin;
  }

  /** Returns why the mail address shall be set, or null. */
  public @Nullable Reason setEmail() {
    return setEmail;
  }

  /** Returns the mail address wanted, or null to leave it as it is. */
  public @Nullable String email() {
    return email;
  }
}
