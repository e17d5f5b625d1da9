package io.paiadmin.core.tenancy.draft;

import io.paiadmin.core.tenancy.plan.Reason;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

  /** Returns the groups to be added, sorted. */
  public Set<String> added() {
    return Collections.unmodifiableSet(added.keySet());
  }

  /** Returns why some of the groups shall be added, in one reason. */
  public Reason whyAdded(Set<String> groups) {
    return combined(added, groups);
  }

  /** Returns the groups to be taken away, sorted. */
  public Set<String> removed() {
    return Collections.unmodifiableSet(removed.keySet());
  }

  /** Returns why some of the groups shall be taken away, in one reason. */
  public Reason whyRemoved(Set<String> groups) {
    return combined(removed, groups);
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

  private static Reason combined(Map<String, Reason> reasons, Set<String> groups) {
    List<Reason> all = groups.stream().map(reasons::get).toList();
    if (all.size() == 1) {
      return all.get(0);
    }
    String text = String.join("; ", all.stream().map(Reason::text).distinct().toList());
    return new Reason(all.get(0).code(), all.get(0).at(), text);
  }
}
