package io.paiadmin.core.time.oracle;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;

/**
 * What the clock of a zone shows over some days, looked at tick by tick. Offsets change at the
 * start of a tick alone.
 */
public final class Ticks {
  private static final long DAY = 86_400;
  private static final long NANOS = 1_000_000_000L;

  /** No zone is further from UTC than this, so that older ticks show nothing later. */
  private static final Duration OLDEST = Duration.ofHours(2 * 18);

  private final ZoneId zone;
  private final Instant start;
  private final int seconds;

  /** The local time that each tick shows at its start, in seconds. */
  private final long[] shown;

  /** The latest local time that any tick up to this one has shown at its start, in seconds. */
  private final long[] reached;

  /** Looks at this many ticks of so many seconds. */
  public Ticks(ZoneId zone, Instant start, int count, int seconds) {
    this.zone = zone;
    this.start = start;
    this.seconds = seconds;
    shown = new long[count];
    reached = new long[count];
    long latest = Long.MIN_VALUE;
    for (int i = -(int) (OLDEST.toSeconds() / seconds); i < count; i++) {
      Instant moment = start.plusSeconds((long) i * seconds);
      long local = moment.getEpochSecond() + zone.getRules().getOffset(moment).getTotalSeconds();
      latest = Math.max(latest, local);
      if (i >= 0) {
        shown[i] = local;
        reached[i] = latest;
      }
    }
  }

  public ZoneId zone() {
    return zone;
  }

  public Instant start() {
    return start;
  }

  public Instant end() {
    return moment(point(count()));
  }

  int count() {
    return shown.length;
  }

  /** Returns the start of a tick, in nanoseconds after that of the first. */
  long point(int tick) {
    return (long) tick * seconds * NANOS;
  }

  /** Returns a moment in nanoseconds after the start of the first tick. */
  long point(Instant moment) {
    return (moment.getEpochSecond() - start.getEpochSecond()) * NANOS + moment.getNano();
  }

  Instant moment(long point) {
    return start.plusNanos(point);
  }

  /** Returns the tick in which a moment lies. */
  int at(Instant moment) {
    return (int) Math.floorDiv(point(moment), seconds * NANOS);
  }

  /** Returns the date to which a tick belongs: the latest that was reached. */
  LocalDate date(int tick) {
    return LocalDate.ofEpochDay(day(tick));
  }

  /** Returns the number of the date to which a tick belongs. */
  long day(int tick) {
    return Math.floorDiv(reached[tick], DAY);
  }

  /** Returns the minute of its date to which a tick belongs: the latest that was reached. */
  int minute(int tick) {
    return (int) Math.floorMod(reached[tick], DAY) / 60;
  }

  /** Returns what the clock shows. */
  LocalDateTime shown(Instant moment) {
    int tick = at(moment);
    return LocalDateTime.ofEpochSecond(shown[tick], 0, ZoneOffset.UTC)
        .plusNanos(point(moment) - point(tick));
  }

  /** Returns the first moment at which the clock shows this or later; the end when none does. */
  public Instant first(LocalDateTime local) {
    long later = Duration.between(shown(start), local).toNanos();
    for (int i = 0; i < count(); i++) {
      long missing = later - (shown[i] - shown[0]) * NANOS;
      if (missing < seconds * NANOS) {
        return moment(point(i) + Math.max(0, missing));
      }
    }
    return end();
  }
}
