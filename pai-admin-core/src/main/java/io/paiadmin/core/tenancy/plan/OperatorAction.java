package io.paiadmin.core.tenancy.plan;

import java.util.List;

/**
 * Something the cluster cannot be told over its interface: a person does it, and the plan waits
 * until the cluster shows it.
 */
public sealed interface OperatorAction extends Action {

  @Override
  default String kind() {
    return getClass().getSimpleName();
  }

  /**
   * Change HiveD's configuration.
   *
   * @param virtualCluster the virtual cluster added or removed
   * @param change whether it is added or removed
   * @param fragment the exact part of {@code services-configuration.yaml}
   */
  record VcConfigChange(String virtualCluster, Change change, String fragment)
      implements OperatorAction {
    @Override
    public String subject() {
      return virtualCluster;
    }
  }

  /**
   * Restart services so that a new configuration takes effect.
   *
   * @param services the services concerned, in words
   * @param commands the commands to type, in order
   */
  record Restart(String services, List<String> commands) implements OperatorAction {
    /** Copies the list. */
    public Restart {
      commands = List.copyOf(commands);
    }

    @Override
    public String subject() {
      return services;
    }
  }

  /** Wait until the scheduler reports a virtual cluster. */
  record WaitVc(String virtualCluster) implements OperatorAction {
    @Override
    public String subject() {
      return virtualCluster;
    }
  }

  /** Wait until the scheduler no longer reports a virtual cluster and its group is gone. */
  record WaitVcGone(String virtualCluster) implements OperatorAction {
    @Override
    public String subject() {
      return virtualCluster;
    }
  }

  /** Wait until the server has made the group of a new virtual cluster. */
  record WaitAutoGroup(String group) implements OperatorAction {
    @Override
    public String subject() {
      return group;
    }
  }

  /**
   * End tokens by hand where the connector cannot.
   *
   * @param user whose tokens
   * @param commands the commands to type, in order
   */
  record RevokeTokensByHand(String user, List<String> commands) implements OperatorAction {
    /** Copies the list. */
    public RevokeTokensByHand {
      commands = List.copyOf(commands);
    }

    @Override
    public String kind() {
      return "RevokeTokens";
    }

    @Override
    public String subject() {
      return user;
    }
  }

  /** Whether something is put into a configuration or taken out. */
  enum Change {
    /** Put in. */
    ADD,
    /** Taken out. */
    REMOVE
  }
}
