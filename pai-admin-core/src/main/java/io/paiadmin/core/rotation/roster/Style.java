package io.paiadmin.core.rotation.roster;

import java.util.List;

/** How duty goes round. */
public enum Style {
  /** One person at a time, in turn. */
  CYCLE("cycle", 1),
  /** Two at a time; everybody serves with everybody else equally often. */
  PAIRS("pairs", 2),
  /** Two at a time; the secondary of one slot is the primary of the next. */
  STAGGERED("staggered", 2);

  private final String text;
  private final int seats;

  Style(String text, int seats) {
    this.text = text;
    this.seats = seats;
  }

  /** Returns the word that policies use. */
  public String text() {
    return text;
  }

  /** Returns how many people are on duty at a time, 1 or 2. */
  public int seats() {
    return seats;
  }

  /** Returns the roles of those on duty, the primary first. */
  public List<Role> roles() {
    return seats == 1 ? List.of(Role.PRIMARY) : List.of(Role.PRIMARY, Role.SECONDARY);
  }
}
