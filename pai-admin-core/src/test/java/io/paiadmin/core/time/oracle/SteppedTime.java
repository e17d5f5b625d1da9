package io.paiadmin.core.time.oracle;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.BitSet;
import java.util.Optional;

/**
 * Working time by stepping through ticks, each of which is worked or not. A tick is worked when the
 * latest local time that the clock has reached is in the hours of its date: then the first moment
 * at or after the opening has come, and that at or after the closing has not. An answer that lies
 * outside these ticks is empty.
 */
public final class SteppedTime {
  private final Ticks ticks;
  private final BitSet worked;

  private SteppedTime(Ticks ticks, BitSet worked) {
    this.ticks = ticks;
    this.worked = worked;
  }

  /** Returns the working time of a calendar in whose zone the ticks were looked at. */
  public static SteppedTime of(PaperCalendar calendar, Ticks ticks) {
    BitSet worked = new BitSet();
    LocalDate date = ticks.date(0);
    for (int i = 0; i < ticks.count(); i++) {
      date = ticks.day(i) == date.toEpochDay() ? date : ticks.date(i);
      worked.set(i, calendar.isOpen(date, ticks.minute(i)));
    }
    return new SteppedTime(ticks, worked);
  }

  public SteppedTime or(SteppedTime other) {
    BitSet both = copy();
    both.or(other.worked);
    return new SteppedTime(ticks, both);
  }

  public SteppedTime and(SteppedTime other) {
    BitSet both = copy();
    both.and(other.worked);
    return new SteppedTime(ticks, both);
  }

  public SteppedTime andNot(SteppedTime other) {
    BitSet both = copy();
    both.andNot(other.worked);
    return new SteppedTime(ticks, both);
  }

  /** Returns this time without a stretch; both moments are starts of ticks. */
  public SteppedTime without(Instant from, Instant to) {
    BitSet rest = copy();
    rest.clear(ticks.at(from), Math.max(ticks.at(from), ticks.at(to)));
    return new SteppedTime(ticks, rest);
  }

  public Ticks ticks() {
    return ticks;
  }

  public boolean isWorking(Instant moment) {
    return worked.get(ticks.at(moment));
  }

  public Duration between(Instant from, Instant to) {
    long end = ticks.point(to);
    long sum = 0;
    for (int i = next(ticks.at(from)); ticks.point(i) < end; i = next(i + 1)) {
      sum += Math.min(ticks.point(i + 1), end) - later(from, i);
    }
    return Duration.ofNanos(sum);
  }

  /** Returns the least moment with this much working time before it; the time is not zero. */
  public Optional<Instant> add(Instant from, Duration working) {
    return reach(from, working.toNanos());
  }

  /** Returns the greatest moment with no more than this much working time before it. */
  public Optional<Instant> addToOpening(Instant from, Duration working) {
    return reach(from, working.toNanos() + 1).map(moment -> moment.minusNanos(1));
  }

  /** Returns the greatest moment with this much working time after it; the time is not zero. */
  public Optional<Instant> subtract(Instant to, Duration working) {
    long rest = working.toNanos();
    for (int i = previous(ticks.at(to)); i >= 0; i = previous(i - 1)) {
      long end = Math.min(ticks.point(i + 1), ticks.point(to));
      long here = end - ticks.point(i);
      if (here >= rest) {
        return Optional.of(ticks.moment(end - rest));
      }
      rest -= here;
    }
    return Optional.empty();
  }

  public Optional<Instant> nextWorking(Instant moment) {
    return addToOpening(moment, Duration.ZERO);
  }

  public Optional<Instant> previousWorking(Instant moment) {
    return subtract(moment, Duration.ofNanos(1)).map(before -> before.plusNanos(1));
  }

  /**
   * Returns the same local time on the n-th later date with working time, moved into its hours. A
   * date that does not end within these ticks is not known.
   */
  public Optional<Instant> addWorkingDays(Instant start, int count) {
    Optional<Instant> begun = nextWorking(start);
    return begun.flatMap(
        moment -> later(date(moment), count).flatMap(date -> moved(date, time(moment, date))));
  }

  private Optional<Instant> reach(Instant from, long working) {
    long rest = working;
    for (int i = next(ticks.at(from)); i < ticks.count(); i = next(i + 1)) {
      long start = later(from, i);
      long here = ticks.point(i + 1) - start;
      if (here >= rest) {
        return Optional.of(ticks.moment(start + rest));
      }
      rest -= here;
    }
    return Optional.empty();
  }

  private Optional<LocalDate> later(LocalDate from, int count) {
    long day = from.toEpochDay();
    int left = count;
    for (int i = next(0); i < ticks.count() && left > 0; i = next(i + 1)) {
      if (ticks.day(i) > day) {
        day = ticks.day(i);
        left--;
      }
    }
    return left == 0 ? Optional.of(LocalDate.ofEpochDay(day)) : Optional.empty();
  }

  /** The time of a moment on another date; what is shown of an old date again, is its start. */
  private LocalDateTime time(Instant moment, LocalDate date) {
    LocalDateTime shown = ticks.shown(moment);
    return shown.toLocalDate().equals(date(moment))
        ? date.atTime(shown.toLocalTime())
        : date.atStartOfDay();
  }

  private Optional<Instant> moved(LocalDate date, LocalDateTime local) {
    Instant over = ticks.first(date.plusDays(1).atStartOfDay());
    return over.equals(ticks.end())
        ? Optional.empty()
        : nextWorking(ticks.first(local))
            .filter(next -> next.isBefore(over))
            .or(() -> previousWorking(over));
  }

  private LocalDate date(Instant moment) {
    return ticks.date(ticks.at(moment));
  }

  /** Returns this tick, or the next one that is worked. */
  private int next(int tick) {
    int found = worked.nextSetBit(tick);
    return found < 0 ? ticks.count() : found;
  }

  /** Returns this tick, or the last one before it that is worked, or -1. */
  private int previous(int tick) {
    return tick < 0 ? -1 : worked.previousSetBit(tick);
  }

  private long later(Instant moment, int tick) {
    return Math.max(ticks.point(moment), ticks.point(tick));
  }

  private BitSet copy() {
    return (BitSet) worked.clone();
  }
}
