package io.paiadmin.core.rotation.schedule;

import io.paiadmin.core.rotation.roster.Fraction;

/**
 * What one member is due and what they served, in slots. A cover counts as the part of the slot
 * that it lasts. Immutable.
 *
 * @param member the name
 * @param entitled what is due
 * @param served what was served, in both roles
 * @param primary what was served as primary
 * @param worst the lag that was farthest from nothing after any slot, with its sign
 * @param holidaysDue how many holidays on duty are due
 * @param holidaysServed how many were served
 */
public record Account(
    String member,
    Fraction entitled,
    Fraction served,
    Fraction primary,
    Fraction worst,
    Fraction holidaysDue,
    Fraction holidaysServed) {
  static Account open(String member) {
    Fraction nothing = Fraction.ZERO;
    return new Account(member, nothing, nothing, nothing, nothing, nothing, nothing);
  }

  /** Returns by how much less was served than is due; negative when more was. */
  public Fraction lag() {
    return entitled.minus(served);
  }

  /** Returns what was served as secondary. */
  public Fraction secondary() {
    return served.minus(primary);
  }

  Account with(Fraction share, Fraction credit, Fraction asPrimary, Fraction holidays) {
    Fraction lag = lag().plus(share).minus(credit);
    return new Account(
        member,
        entitled.plus(share),
        served.plus(credit),
        primary.plus(asPrimary),
        lag.abs().compareTo(worst.abs()) > 0 ? lag : worst,
        holidaysDue.plus(share.times(holidays)),
        holidaysServed.plus(credit.times(holidays)));
  }
}
