package io.paiadmin.core.tenancy.access;

import java.util.Set;

/** The things there are to know about an answer. */
final class Caveats {
  private Caveats() {}

  static Caveat lockedOut(String user, Set<String> dangling) {
    return new Caveat(
        "LOCKED_OUT",
        "the server refuses every request of "
            + user
            + ", since these groups of theirs do not exist: "
            + String.join(", ", dangling));
  }

  static Caveat phantom(String virtualCluster) {
    return new Caveat(
        "PHANTOM",
        "the scheduler reports no virtual cluster "
            + virtualCluster
            + ": the server lets a job through, and scheduling it fails");
  }

  static Caveat notBound(String storage) {
    return new Caveat("NOT_BOUND", "there is no bound storage " + storage);
  }

  static Caveat unseen(String storage) {
    return new Caveat(
        "STORAGE_UNSEEN",
        "the account that reads the cluster cannot see storage "
            + storage
            + ", so whether it is bound is unknown");
  }

  static Caveat adminWithoutStorage() {
    return new Caveat(
        "ADMIN_WITHOUT_STORAGE",
        "administrators may use every virtual cluster, but no storage by being administrators");
  }

  static Caveat staleUntilLogin() {
    return new Caveat(
        "STALE_UNTIL_LOGIN",
        "memberships are those of the user's last sign-in; a change in the directory counts from"
            + " the next one");
  }
}
