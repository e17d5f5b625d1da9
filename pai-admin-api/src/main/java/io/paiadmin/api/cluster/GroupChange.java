package io.paiadmin.api.cluster;

/** A change of a group. */
public sealed interface GroupChange extends ClusterChange {

  /**
   * Create a group. Fails with {@code CONFLICT} when the name is taken.
   *
   * @param group the whole group
   */
  record CreateGroup(Group group) implements GroupChange {
    @Override
    public Capability capability() {
      return Capability.CREATE_GROUP;
    }

    @Override
    public String subject() {
      return group.name();
    }
  }

  /**
   * Replace a group's description, external name and acls. Fails with {@code NOT_FOUND} when the
   * group is not there, and with {@code CONFLICT} when it is not as expected.
   *
   * @param expected the group as it was read; lists count as equal in any order, but for storages,
   *     whose order has a meaning
   * @param group the group as it shall be, under the same name; its acls are written whole
   */
  record UpdateGroup(Group expected, Group group) implements GroupChange {
    /** Checks that both bear the same name. */
    public UpdateGroup {
      if (!expected.name().equals(group.name())) {
        throw new IllegalArgumentException(
            "a group cannot be renamed: " + expected.name() + " to " + group.name());
      }
    }

    @Override
    public Capability capability() {
      return Capability.UPDATE_GROUP;
    }

    @Override
    public String subject() {
      return group.name();
    }
  }

  /**
   * Delete a group and take its name from every member. Fails with {@code NOT_FOUND} when it is not
   * there.
   *
   * @param group the group's name
   */
  record DeleteGroup(String group) implements GroupChange {
    @Override
    public Capability capability() {
      return Capability.DELETE_GROUP;
    }

    @Override
    public String subject() {
      return group;
    }
  }
}
