package io.paiadmin.core.tenancy.plan;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.Group;
import java.util.HashMap;
import java.util.Map;

/** An action on a group; every authentication mode knows these. */
public sealed interface GroupAction extends Action {

  /**
   * Returns acls as they are written over others, always whole: of what is not known here, the keys
   * that are there stay as they are.
   */
  static Acls written(Acls wanted, Acls now) {
    Map<String, String> other = new HashMap<>(wanted.other());
    other.putAll(now.other());
    return new Acls(wanted.admin(), wanted.virtualClusters(), wanted.storages(), other);
  }

  /** Create a group with everything it shall have. */
  record CreateGroup(Group group) implements GroupAction {
    @Override
    public String kind() {
      return "CreateGroup";
    }

    @Override
    public String subject() {
      return group.name();
    }
  }

  /** Replace a group's acls as a whole, carrying along what is not known here. */
  record SetGroupAcls(String group, Acls from, Acls to) implements GroupAction {
    @Override
    public String kind() {
      return "SetGroupAcls";
    }

    @Override
    public String subject() {
      return group;
    }
  }

  /** Give a group a virtual cluster that exists, without which a restart would delete it. */
  record RestoreAcl(String group, Acls from, Acls to) implements GroupAction {
    @Override
    public String kind() {
      return "RestoreAcl";
    }

    @Override
    public String subject() {
      return group;
    }
  }

  /** Change a group's description and external name. */
  record SetGroupDetails(String group, Details from, Details to) implements GroupAction {
    @Override
    public String kind() {
      return "SetGroupDetails";
    }

    @Override
    public String subject() {
      return group;
    }
  }

  /** Delete a group. */
  record DeleteGroup(Group group) implements GroupAction {
    @Override
    public String kind() {
      return "DeleteGroup";
    }

    @Override
    public String subject() {
      return group.name();
    }
  }

  /**
   * What a group says of itself.
   *
   * @param description free text, possibly empty
   * @param externalName the directory group that feeds it, possibly empty
   */
  record Details(String description, String externalName) {
    /** Returns the details of a group. */
    public static Details of(Group group) {
      return new Details(group.description(), group.externalName());
    }
  }
}
