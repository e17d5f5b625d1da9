package io.paiadmin.core.rotation.slot;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.core.time.FirstInstant;
import io.paiadmin.core.time.InstantRange;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;

/**
 * When duty changes hands: every so many days at one local time. Each hand-off is found from the
 * anchor by dates, never from the one before, so that nothing drifts when the clocks change; it is
 * the first instant whose local time is at or after the one meant, so that slots always touch.
 * Immutable.
 *
 * @param zone where dates and times are meant
 * @param anchor the date on which slot 0 begins, in the years 1900 to 2199
 * @param handoff the local time at which each slot begins
 * @param days how many dates a slot lasts, from 1 to 3660
 */
public record Cadence(ZoneId zone, LocalDate anchor, LocalTime handoff, int days) {
  private static final LocalDate FIRST = LocalDate.of(1900, 1, 1);
  private static final LocalDate END = LocalDate.of(2200, 1, 1);
  private static final int LONGEST = 3660;

  private static final long FARTHEST = ChronoUnit.DAYS.between(FIRST, END);
  private static final Instant START = FIRST.atStartOfDay().toInstant(ZoneOffset.UTC);
  private static final Instant STOP = END.atStartOfDay().toInstant(ZoneOffset.UTC);

  /**
   * Makes a cadence.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} and {@code ROTATION_LENGTH} or {@code
   *     ROTATION_HORIZON} when the length or the anchor is out of its range
   */
  public Cadence {
    if (days < 1 || days > LONGEST) {
      String message = "a slot of %s days is too short or too long".formatted(days);
      throw refusal("ROTATION_LENGTH", message, "give from 1 to 3660 days");
    }
    checkKnown(anchor, anchor.toString());
  }

  /**
   * Returns a slot.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} and {@code ROTATION_HORIZON} when it lies
   *     outside the years 1900 to 2199
   */
  public Slot slot(long number) {
    LocalDate first = firstDate(number);
    LocalDate end = first.plusDays(days);
    return new Slot(number, first, end, new InstantRange(instant(first), instant(end)));
  }

  /**
   * Returns the slot that is running at a moment; never an empty one. A division and at most a few
   * steps, however far from the anchor.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} and {@code ROTATION_HORIZON} outside the
   *     years 1900 to 2199
   */
  public Slot at(Instant moment) {
    if (moment.isBefore(START) || !moment.isBefore(STOP)) {
      throw beyond(moment.toString());
    }
    LocalDate date = moment.atZone(zone).toLocalDate();
    Slot slot = slot(Math.floorDiv(ChronoUnit.DAYS.between(anchor, date), days));
    // The date tells the slot but for the hours before the hand-off and clocks set back past it.
    while (slot.start().isAfter(moment)) {
      slot = slot(slot.number() - 1);
    }
    while (!slot.end().isAfter(moment)) {
      slot = slot(slot.number() + 1);
    }
    return slot;
  }

  /** Returns the first moment of a slot. */
  public Instant start(long number) {
    return instant(firstDate(number));
  }

  /**
   * Returns the date on which a slot begins.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} and {@code ROTATION_HORIZON} when it lies
   *     outside the years 1900 to 2199
   */
  public LocalDate firstDate(long number) {
    if (number > FARTHEST || number < -FARTHEST) {
      throw beyond("slot " + number);
    }
    LocalDate date = anchor.plusDays(number * days);
    checkKnown(date, "slot " + number);
    return date;
  }

  /** Tells whether a slot has no length, since its zone skips its only day. */
  public boolean isEmpty(long number) {
    return days == 1 && slot(number).isEmpty();
  }

  /**
   * Counts the turns up to a slot: its number, but for the slots without a length between it and
   * the anchor. Such a slot takes no turn.
   */
  public long turn(long number) {
    return days == 1 ? number - skippedBefore(number) : number;
  }

  /** Counts empty slots between the anchor and a slot, negatively when it comes before. */
  private long skippedBefore(long number) {
    return number >= 0
        ? SkippedDays.of(zone).between(anchor, firstDate(number), handoff)
        : -SkippedDays.of(zone).between(firstDate(number), anchor, handoff);
  }

  private Instant instant(LocalDate date) {
    return FirstInstant.of(date.atTime(handoff), zone);
  }

  private static void checkKnown(LocalDate date, String what) {
    // More than the years themselves, since a slot may begin before them and end after them.
    if (date.isBefore(FIRST.minusDays(LONGEST)) || date.isAfter(END.plusDays(LONGEST))) {
      throw beyond(what);
    }
  }

  private static PaiAdminException beyond(String what) {
    String message = what + " lies outside the years that rotations know";
    return refusal("ROTATION_HORIZON", message, "use the years from 1900 to 2199");
  }

  private static PaiAdminException refusal(String code, String message, String fix) {
    return new PaiAdminException(
        StandardErrorCode.INVALID_INPUT, List.of(Problem.error(code, "", message, fix)));
  }
}
