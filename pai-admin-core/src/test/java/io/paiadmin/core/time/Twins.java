package io.paiadmin.core.time;

import io.paiadmin.core.time.oracle.PaperCalendar;
import io.paiadmin.core.time.oracle.SteppedTime;
import io.paiadmin.core.time.oracle.Ticks;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A calendar and the oracle's idea of it.
 *
 * @param calendar what is tested
 * @param oracle what it is held to
 */
record Twins(WorkingCalendar calendar, SteppedTime oracle) {

  /** Returns a random calendar in the zone of a window. */
  static Twins of(Ticks ticks, Random random) {
    PaperCalendar paper = RandomCalendar.of(ticks, random);
    return new Twins(FairCopy.of(paper), SteppedTime.of(paper, ticks));
  }

  /** Returns what up to three steps make of a calendar: one elsewhere, or pauses, come to it. */
  static Twins combined(Ticks ticks, Random random) {
    Twins twins = of(ticks, random);
    for (int i = random.nextInt(3); i >= 0; i--) {
      twins = twins.combined(of(RandomWindow.elsewhere(ticks, random), random), random);
    }
    return twins;
  }

  void interview(Random random, int questions) {
    new Interview(random, calendar, oracle).ask(questions);
  }

  private Twins combined(Twins other, Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> new Twins(calendar.union(other.calendar), oracle.or(other.oracle));
      case 1 -> new Twins(calendar.intersection(other.calendar), oracle.and(other.oracle));
      case 2 -> new Twins(calendar.difference(other.calendar), oracle.andNot(other.oracle));
      default -> paused(random);
    };
  }

  /** Takes out some stretches, long and short ones, which may overlap or be empty. */
  private Twins paused(Random random) {
    List<InstantRange> pauses = new ArrayList<>();
    SteppedTime left = oracle;
    for (int i = random.nextInt(5); i >= 0; i--) {
      InstantRange pause = pause(random);
      pauses.add(pause);
      left = left.without(pause.start(), pause.end());
    }
    return new Twins(calendar.without(pauses), left);
  }

  private InstantRange pause(Random random) {
    Instant first = oracle.ticks().start();
    Instant from = first.plus(Duration.ofMinutes(random.nextInt(10 * 1440)));
    int most = random.nextBoolean() ? 60 : 2880;
    return new InstantRange(from, from.plus(Duration.ofMinutes(random.nextInt(most))));
  }
}
