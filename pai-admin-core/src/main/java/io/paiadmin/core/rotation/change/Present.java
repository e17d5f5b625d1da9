package io.paiadmin.core.rotation.change;

import io.paiadmin.api.Problem;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.schedule.Schedule;
import io.paiadmin.core.rotation.slot.Cadence;
import io.paiadmin.core.text.Nearest;
import io.paiadmin.core.text.Quoted;
import io.paiadmin.core.time.OffsetText;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.stream.Stream;

/**
 * A schedule at a moment. Immutable.
 *
 * @param schedule who is on duty when
 * @param now what is past and what is to come
 */
public record Present(Schedule schedule, Instant now) {
  private static final LocalDate LAST = LocalDate.of(2199, 12, 31);

  Rotation rotation() {
    return schedule.rotation();
  }

  LocalDate today() {
    return now.atZone(rotation().cadence().zone()).toLocalDate();
  }

  /** Returns the first slot that has not begun. */
  long firstOpen() {
    return rotation().cadence().at(now).number() + 1;
  }

  /** Returns the first slot that begins after a date, if it has not begun. */
  long firstOpenAfter(LocalDate date) {
    return firstOpenFrom(dayAfter(date));
  }

  /** Returns the day after another; the last one that rotations know for all that are later. */
  static LocalDate dayAfter(LocalDate date) {
    return date.isBefore(LAST) ? date.plusDays(1) : LAST;
  }

  /** Returns the first slot that begins on a date or later, if it has not begun. */
  long firstOpenFrom(LocalDate date) {
    Cadence cadence = rotation().cadence();
    long days = ChronoUnit.DAYS.between(cadence.anchor(), date.isBefore(LAST) ? date : LAST);
    return Math.max(firstOpen(), -Math.floorDiv(-days, (long) cadence.days()));
  }

  /** Returns the fault of a day that is past already. */
  Stream<Problem> past(LocalDate date, String what) {
    return date.isBefore(today())
        ? Stream.of(
            fault(
                "ROTATION_PAST",
                "%s on %s, which is past".formatted(what, date),
                "what was served stays as it was: name %s or a later day".formatted(today())))
        : Stream.empty();
  }

  /** Returns the fault of a slot that has begun already. */
  Stream<Problem> past(long slot) {
    if (slot >= firstOpen()) {
      return Stream.empty();
    }
    String message =
        "slot %s began at %s and stays as it is"
            .formatted(slot, text(rotation().cadence().start(slot)));
    String fix = "name slot %s or a later one; for what is left of a slot, agree on a cover";
    return Stream.of(fault("ROTATION_PAST", message, fix.formatted(firstOpen())));
  }

  /** Returns the fault of a name that nobody has. */
  Stream<Problem> unknown(String member) {
    List<String> known = rotation().team().names();
    return known.contains(member)
        ? Stream.empty()
        : Stream.of(
            fault(
                "UNKNOWN_MEMBER",
                "there is no member " + Quoted.of(member),
                Nearest.advice(member, known)));
  }

  /** Returns a moment on the clock of the rotation. */
  String text(Instant moment) {
    return OffsetText.of(moment, rotation().cadence().zone());
  }

  static Problem fault(String code, String message, String fix) {
    return Problem.error(code, "", message, fix);
  }
}
