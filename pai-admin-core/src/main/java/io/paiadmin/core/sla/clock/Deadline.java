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
   * hours; empty when the clock stands still before that.
   *
   * @param percent from 1 to 100; 100 is the deadline itself
   * @throws PaiAdminException with {@code INVALID_INPUT} for another percentage
   */
  public Optional<Instant> threshold(int percent) {
    if (percent < 1 || percent > 100) {
      throw new PaiAdminException(
          StandardErrorCode.INVALID_INPUT, percent + " is no percentage", "use one from 1 to 100");
    }
    if (percent == 100) {
      return Optional.ofNullable(due);
    }
    Duration part = budget.multipliedBy(percent).dividedBy(100);
    return Attempt.at(() -> counting.add(start, part));
  }

  /** Returns what was counted up to the deadline; empty while the clock stands still. */
  public Optional<TimeExplanation> explain() {
    return due == null
        ? Optional.empty()
        : Optional.of(counting.explain(start, due).shownIn(choice.row().hours().zone()));
  }
}
