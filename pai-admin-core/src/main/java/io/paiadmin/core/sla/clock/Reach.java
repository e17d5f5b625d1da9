package io.paiadmin.core.sla.clock;

import io.paiadmin.core.sla.matrix.Target;
import io.paiadmin.core.time.InstantRange;
import io.paiadmin.core.time.WorkingCalendar;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * When a target is reached although pauses have been taken out of the hours. Whatever its unit, it
 * comes to so much time during the hours, and that time is what pauses interrupt: so no pause
 * brings a deadline forward, one that begins at the deadline or later does not move it, and no
 * deadline lies inside a pause that began before it.
 *
 * @param target how long it may take
 * @param hours the calendar on which it would be counted without pauses
 * @param pauses the times to take out
 * @param counting the calendar without them
 * @param start from when it is counted
 */
record Reach(
    Target target,
    WorkingCalendar hours,
    List<InstantRange> pauses,
    WorkingCalendar counting,
    Instant start) {

  static Reach of(Target target, WorkingCalendar hours, List<InstantRange> pauses, Instant start) {
    return new Reach(target, hours, pauses, hours.without(pauses), start);
  }

  /** Returns the time during the hours that the target comes to. */
  Duration budget() {
    return hours.between(start, target.after(hours, start, 1));
  }

  /** Returns when the target, taken several times in a row, is reached. */
  Instant after(int times) {
    Instant unpaused = target.after(hours, start, times);
    Instant paused = counting.add(start, hours.between(start, unpaused));
    Instant later = paused.isAfter(unpaused) ? paused : unpaused;
    return isInPause(later) ? counting.nextWorking(later) : later;
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
    return Attempt.at(() -> after(times)).filter(reached -> reached.isBefore(end)).isPresent();
  }

  private boolean isInPause(Instant moment) {
    return pauses.stream()
        .anyMatch(pause -> pause.start().isBefore(moment) && moment.isBefore(pause.end()));
  }
}
