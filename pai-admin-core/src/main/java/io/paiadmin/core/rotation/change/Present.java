package io.paiadmin.core.rotation.change;

import io.paiadmin.api.Problem;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.schedule.Schedule;
import io.paiadmin.core.rotation.slot.Cadence;
import io.paiadmin.core.text.Nearest;
import io.paiadmin.core.text.Quoted;
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

  /** Returns the first slot that begins on a date or later, if it has not begun. */
  long firstOpenFrom(LocalDate date) {
    Cadence cadence = rotation().cadence();
    long days = ChronoUnit.DAYS.between(cadence.anchor(), date);
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
            .formatted(slot, rotation().cadence().start(slot).atZone(rotation().cadence().zone()));
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

  static Problem fault(String code, String message, String fix) {
    return Problem.error(code, "", message, fix);
  }
}
