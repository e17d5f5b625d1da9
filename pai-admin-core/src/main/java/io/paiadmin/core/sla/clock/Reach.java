package io.paiadmin.core.sla.clock;

import io.paiadmin.core.sla.matrix.Target;
import io.paiadmin.core.time.WorkingCalendar;
import java.time.Duration;
import java.time.Instant;

/**
 * When a target is reached although pauses have been taken out of the hours. Whatever its unit, it
 * comes to so much time during the hours, and that time is what pauses interrupt: so no pause
 * brings a deadline forward, and one that begins at the deadline or later does not move it.
 *
 * @param target how long it may take
 * @param hours the calendar on which it would be counted without pauses
 * @param counting the same with pauses taken out
 * @param start from when it is counted
 */
record Reach(Target target, WorkingCalendar hours, WorkingCalendar counting, Instant start) {
  /** Returns the time during the hours that the target comes to, taken several times in a row. */
  Duration budget(int times) {
    return hours.between(start, target.after(hours, start, times));
  }

  /** Returns when the target, taken several times in a row, is reached. */
  Instant after(int times) {
    Instant unpaused = target.after(hours, start, times);
    Instant paused = counting.add(start, hours.between(start, unpaused));
    return paused.isAfter(unpaused) ? paused : unpaused;
  }
}
