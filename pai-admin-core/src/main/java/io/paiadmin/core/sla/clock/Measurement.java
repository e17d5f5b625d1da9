package io.paiadmin.core.sla.clock;

import io.paiadmin.core.sla.matrix.SlaMatrix;
import java.time.Instant;
import java.util.Optional;

/** Measures one cycle of one clock. */
final class Measurement {
  private final Course course;
  private final ClockKind kind;
  private final int number;
  private final Cycle cycle;

  /** When the clock was stopped, or else until when it is known. */
  private final Instant end;

  private final Deadlines deadlines;

  Measurement(
      SlaMatrix matrix, Course course, Instant now, ClockKind kind, int number, Cycle cycle) {
    this.course = course;
    this.kind = kind;
    this.number = number;
    this.cycle = cycle;
    this.end = cycle.end() == null ? course.withdrawn().orElse(now) : cycle.end();
    this.deadlines = new Deadlines(matrix, course.pauses(), kind, cycle);
  }

  /** Returns the clock; empty when nothing is promised in the phase that it ended in. */
  Optional<Clock> clock() {
    Optional<Deadline> last = Optional.empty();
    for (Phase phase : course.phases()) {
      if (isMeasured(phase)) {
        last = deadlines.in(phase);
        if (last.filter(deadline -> isMissed(deadline, phase)).isPresent()) {
          return last.map(missed -> breached(missed, phase));
        }
      }
    }
    return last.map(this::inTime);
  }

  /** A change at the very moment at which something was done comes too late for it. */
  private boolean isMeasured(Phase phase) {
    boolean began =
        cycle.end() == null ? !phase.from().isAfter(end) : phase.from().isBefore(cycle.end());
    boolean alreadyThere = !phase.from().isAfter(cycle.opened());
    return (began || alreadyThere) && phase.until().isAfter(cycle.opened());
  }

  private boolean isMissed(Deadline deadline, Phase phase) {
    Instant due = deadline.due();
    return due != null && due.isBefore(end) && due.isBefore(phase.until());
  }

  private Clock breached(Deadline missed, Phase phase) {
    Instant due = missed.due();
    if (due == null) {
      throw new AssertionError("a deadline that was missed is one");
    }
    Instant known = phase.from().isAfter(cycle.opened()) ? phase.from() : cycle.opened();
    boolean overtaken = due.isBefore(known);
    return new Clock(
        kind,
        number,
        missed,
        ClockStatus.BREACHED,
        cycle.end(),
        overtaken ? known : due,
        overtaken ? overtaken(missed, due, known) : null,
        kind == ClockKind.UPDATE ? deadlines.timesPassed(missed, phase, end) : 1);
  }

  private static Overtaken overtaken(Deadline missed, Instant due, Instant known) {
    return new Overtaken(known, missed.counting().between(due, known));
  }

  private Clock inTime(Deadline deadline) {
    return new Clock(kind, number, deadline, status(deadline), cycle.end(), null, null, 0);
  }

  private ClockStatus status(Deadline deadline) {
    if (cycle.end() != null) {
      return ClockStatus.MET;
    } else if (course.withdrawn().isPresent()) {
      return ClockStatus.CANCELLED;
    }
    return deadline.due() == null ? ClockStatus.PAUSED : ClockStatus.RUNNING;
  }
}
