package io.paiadmin.examples.benchmarks;

import io.paiadmin.core.time.Landing;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Moments of five years, by day and by night, from which working time is added in turn. */
@State(Scope.Thread)
public class WorkingTimes {
  private static final int COUNT = 1024;
  private static final int CHECKED = 64;
  private static final Instant FIRST = Instant.parse("2026-01-01T05:00:00Z");

  /** How much is added. */
  @Param public Distance distance = Distance.DAY;

  Peers peers = new Peers();
  Duration working = Duration.ZERO;
  long amount;
  Instant[] starts = {};
  Instant[] ends = {};
  long[] points = {};
  LocalDate[] dates = {};
  private int turn;

  /** Chooses the moments, and checks that all peers give one answer. */
  @Setup
  public void prepare() {
    working = distance.working();
    amount = working.toNanos();
    starts =
        new SplittableRandom(1)
            .longs(COUNT, 0, 5L * 365 * 24 * 3600)
            .mapToObj(FIRST::plusSeconds)
            .toArray(Instant[]::new);
    ends =
        Arrays.stream(starts)
            .map(start -> peers.calendar.add(start, working))
            .toArray(Instant[]::new);
    points = Arrays.stream(starts).mapToLong(Peers::nanos).toArray();
    dates =
        Arrays.stream(starts)
            .map(start -> date(peers.calendar.nextWorking(start)))
            .toArray(LocalDate[]::new);
    for (int i = 0; i < CHECKED; i++) {
      check(i);
    }
  }

  /** Returns the number of the moment whose turn it is. */
  int next() {
    turn = (turn + 1) % COUNT;
    return turn;
  }

  private void check(int i) {
    same(ends[i], peers.stepping.add(starts[i], working));
    same(Peers.nanos(ends[i]), peers.segments.add(points[i], amount));
    LocalDate date = peers.businessDays.add(dates[i], distance.days);
    same(date, date(peers.calendar.add(starts[i], working, Landing.NEXT_OPENING)));
    same(date, date(peers.calendar.addWorkingDays(starts[i], distance.days)));
    same(working, peers.calendar.between(starts[i], ends[i]));
  }

  private static LocalDate date(Instant moment) {
    return moment.atZone(OfficeYears.ZONE).toLocalDate();
  }

  private static void same(Object expected, Object found) {
    if (!expected.equals(found)) {
      throw new IllegalStateException("%s, but also %s".formatted(expected, found));
    }
  }
}
