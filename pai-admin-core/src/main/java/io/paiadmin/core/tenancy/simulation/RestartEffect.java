package io.paiadmin.core.tenancy.simulation;

import java.util.List;

/**
 * One thing that a restart of the rest-server silently changes.
 *
 * @param kind what happens
 * @param subject the group or user it happens to
 * @param names what is concerned: virtual clusters stripped or granted, storages lost, groups left
 */
public record RestartEffect(Kind kind, String subject, List<String> names) {
  /** Copies the list. */
  public RestartEffect {
    names = List.copyOf(names);
  }

  /** What a restart can do. */
  public enum Kind {
    /** A group appears. */
    GROUP_CREATED(false),
    /** Virtual clusters that do not exist vanish from a group's acls, for good. */
    ACL_STRIPPED(true),
    /** A group without virtual cluster is deleted, with the storages it granted. */
    GROUP_DELETED(true),
    /** A user leaves groups that the restart deletes. */
    MEMBERSHIP_LOST(true),
    /** A user's list loses names that no group bore, which unlocks the user. */
    DANGLING_DROPPED(false);

    private final boolean loss;

    Kind(boolean loss) {
      this.loss = loss;
    }

    /** Tells whether somebody may lose something by it. */
    public boolean isLoss() {
      return loss;
    }
  }

  /** Returns the effect as a sentence. */
  public String text() {
    String list = String.join(", ", names);
    return switch (kind) {
      case GROUP_CREATED -> "group " + subject + " is created";
      case ACL_STRIPPED ->
          "group " + subject + " loses virtual clusters that do not exist: " + list;
      case GROUP_DELETED ->
          "group "
              + subject
              + " is deleted, since it has no virtual cluster"
              + (names.isEmpty() ? "" : "; it granted " + list);
      case MEMBERSHIP_LOST -> "user " + subject + " leaves " + list;
      case DANGLING_DROPPED -> "user " + subject + " is unlocked: " + list + " dangled";
    };
  }
}
