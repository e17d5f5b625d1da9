package io.paiadmin.core.rotation.duty;

/** What somebody is in a slot. */
public enum Standing {
  /** There, and entitled to a share. */
  PRESENT("is there"),
  /** Away; the share rests. */
  EXCUSED("is away, excused"),
  /** Away; the share goes on and is made up later. */
  DEFERRED("is away, to make it up"),
  /** Not a member yet. */
  NOT_YET("is not a member yet"),
  /** No member any more. */
  LEFT("has left");

  private final String text;

  Standing(String text) {
    this.text = text;
  }

  /** Returns it as a clause that follows a name. */
  public String text() {
    return text;
  }

  /** Tells whether a share of the slot is due. */
  public boolean isEntitled() {
    return this == PRESENT || this == DEFERRED;
  }

  /** Tells whether it is that of a member, there or away. */
  public boolean isMember() {
    return this != NOT_YET && this != LEFT;
  }
}
