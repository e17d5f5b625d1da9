package io.paiadmin.core.rotation.duty;

/** What somebody is in a slot. */
public enum Standing {
  /** There, and entitled to a share. */
  PRESENT,
  /** Away; the share rests. */
  EXCUSED,
  /** Away; the share goes on and is made up later. */
  DEFERRED,
  /** Not a member yet. */
  NOT_YET,
  /** No member any more. */
  LEFT;

  /** Tells whether a share of the slot is due. */
  public boolean isEntitled() {
    return this == PRESENT || this == DEFERRED;
  }

  /** Tells whether it is that of a member, there or away. */
  public boolean isMember() {
    return this != NOT_YET && this != LEFT;
  }
}
