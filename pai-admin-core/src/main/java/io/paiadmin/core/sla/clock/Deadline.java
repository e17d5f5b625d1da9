package io.paiadmin.core.sla.clock;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.core.sla.matrix.Choice;
import io.paiadmin.core.sla.matrix.Target;
import io.paiadmin.core.time.TimeExplanation;
import io.paiadmin.core.time.WorkingCalendar;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A deadline and what it follows from. Immutable.
 *
 * @param choice the row that promises it, and why it is this one
 * @param target how long it may take
 * @param counting the calendar on which it is counted, pauses taken out
 * @param start from when it is counted
 * @param budget how much time on that calendar the target comes to; for one in days, the time
 *     during the hours from the start to that day
 * @param due the last moment that is in time; null while the clock stands still
 */
public record Deadline(
    Choice choice,
    Target target,
    WorkingCalendar counting,
    Instant start,
    Duration budget,
    @Nullable Instant due) {

  /** Returns the counted time from the start to a moment. */
  public Duration counted(Instant until) {
    return counting.between(start, until);
  }

  /**
   * Returns how much counted time is left at a moment, at least none. While the clock stands still,
   * this is what exists in place of a deadline.
   */
  public Duration left(Instant now) {
    Duration left = budget.minus(counted(now));
    return left.isNegative() ? Duration.ZERO : left;
  }

  /**
   * Returns when a part of the time is used up, in counted time, so that it never lies outside the
   * hours; empty while the clock stands still.
   *
   * @param percent from 1 to 100; 100 is the deadline itself
   * @throws PaiAdminException with {@code INVALID_INPUT} for another percentage
   */
  public Optional<Instant> threshold(int percent) {
    if (percent < 1 || percent > 100) {
      throw new PaiAdminException(
          StandardErrorCode.INVALID_INPUT, percent + " is no percentage", "use one from 1 to 100");
    }
    if (due == null) {
      return Optional.empty();
    }
    Duration part = budget.multipliedBy(percent).dividedBy(100);
    return Optional.of(percent == 100 ? due : counting.add(start, part));
  }

  /** Returns what was counted up to the deadline; empty while the clock stands still. */
  public Optional<TimeExplanation> explain() {
    return due == null ? Optional.empty() : Optional.of(counting.explain(start, due));
  }

  /**
   * Returns how many times in a row the target has passed before a moment that is after the
   * deadline, by doubling the number and halving what is left.
   */
  int timesPassed(Instant end) {
    int passed = 1;
    int beyond = 2;
    while (passes(beyond, end)) {
      passed = beyond;
      beyond *= 2;
    }
    while (beyond - passed > 1) {
      int middle = (passed + beyond) >>> 1;
      if (passes(middle, end)) {
        passed = middle;
      } else {
        beyond = middle;
      }
    }
    return passed;
  }

  /** A time that is never reached has not passed. */
  private boolean passes(int times, Instant end) {
    try {
      return reach().after(times).isBefore(end);
    } catch (PaiAdminException e) {
      return false;
    }
  }

  private Reach reach() {
    return new Reach(target, target.counting(choice.row().hours()), counting, start);
  }
}
