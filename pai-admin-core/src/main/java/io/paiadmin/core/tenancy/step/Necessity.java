package io.paiadmin.core.tenancy.step;

import io.paiadmin.core.tenancy.plan.Reason;

/** Why steps are needed that nobody asked for: what OpenPAI makes necessary, in words. */
final class Necessity {
  private Necessity() {}

  static Reason restored(String group) {
    return new Reason(
        "RESTART_DELETES",
        "",
        "the restart deletes " + group + " unless it has a virtual cluster that exists");
  }

  static Reason dangling(String user) {
    return new Reason(
        "DANGLING_GROUP",
        "",
        "groups that do not exist lock " + user + " out and break the list of users");
  }

  static Reason duplicate(String user) {
    return new Reason(
        "DUP_MEMBERSHIP",
        "",
        "the list of " + user + " names a group twice, and the server takes away only one");
  }

  static Reason leaver(String user) {
    return new Reason(
        "TOKENS_SURVIVE",
        "",
        "tokens of " + user + " would work again once somebody else gets the name");
  }

  static Reason newVirtualCluster(String name) {
    return new Reason(
        "VC_BY_CONFIGURATION",
        "",
        "OpenPAI changes virtual clusters only through HiveD's configuration and a restart, which"
            + " makes "
            + name
            + " appear");
  }

  static Reason restart() {
    return new Reason(
        "VC_BY_CONFIGURATION", "", "HiveD and the rest-server read the configuration at start");
  }

  static Reason goneVirtualCluster(String name) {
    return new Reason(
        "VC_BY_CONFIGURATION", "", "the restart takes " + name + " and its group away");
  }
}
