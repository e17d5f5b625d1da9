package io.paiadmin.core.sla.matrix;

import io.paiadmin.core.time.WorkingCalendar;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;

/**
 * How long something may take, in the unit that was promised: a target never guesses its unit.
 * Immutable.
 */
public sealed interface Target {
  /** A target in time during the hours of a calendar. */
  record Working(Duration time) implements Target {
    /** Refuses what is not a number of whole seconds. */
    public Working {
      TargetText.requireSeconds(time);
    }

    @Override
    public Instant after(WorkingCalendar counting, Instant start, int times) {
      return counting.add(start, TargetText.inARow(time, times));
    }

    @Override
    public String toString() {
      return TargetText.of(this);
    }
  }

  /** A target in time on the clock, whatever the hours. */
  record Elapsed(Duration time) implements Target {
    private static final WorkingCalendar ALWAYS = WorkingCalendar.aroundTheClock(ZoneOffset.UTC);

    /** Refuses what is not a number of whole seconds. */
    public Elapsed {
      TargetText.requireSeconds(time);
    }

    @Override
    public WorkingCalendar counting(WorkingCalendar hours) {
      return ALWAYS;
    }

    @Override
    public Instant after(WorkingCalendar counting, Instant start, int times) {
      return counting.add(start, TargetText.inARow(time, times));
    }

    @Override
    public String toString() {
      return TargetText.of(this);
    }
  }

  /** A target in days: the same local time so many dates with working time later. */
  record WorkingDays(int days) implements Target {
    /** Refuses what is not positive. */
    public WorkingDays {
      TargetText.requirePositive(days > 0);
    }

    @Override
    public Instant after(WorkingCalendar counting, Instant start, int times) {
      return counting.addWorkingDays(start, TargetText.inARow(days, times));
    }

    @Override
    public String toString() {
      return TargetText.of(this);
    }
  }

  /**
   * Reads a target such as {@code 30m working}, {@code 2h30m working}, {@code 24h elapsed} or
   * {@code 1 working day}.
   *
   * @throws io.paiadmin.api.PaiAdminException with {@code INVALID_INPUT} and {@code TARGET_ILLEGAL}
   */
  static Target parse(String text) {
    return TargetText.parse(text);
  }

  /** Returns the calendar on which this target is counted, given the hours that a row names. */
  default WorkingCalendar counting(WorkingCalendar hours) {
    return hours;
  }

  /**
   * Returns when the target, taken several times in a row, is reached.
   *
   * @param counting what {@link #counting} gave
   * @param times at least 1
   * @throws io.paiadmin.api.PaiAdminException with {@code INVALID_INPUT} and {@code TIME_HORIZON}
   *     when it never is
   */
  Instant after(WorkingCalendar counting, Instant start, int times);
}
