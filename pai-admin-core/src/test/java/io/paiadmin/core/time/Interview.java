package io.paiadmin.core.time;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.core.time.oracle.SteppedTime;
import io.paiadmin.core.time.oracle.Ticks;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;

/** Asks a calendar what the oracle knows. */
final class Interview {
  private static final Duration MARGIN = Duration.ofHours(40);

  private final Random random;
  private final WorkingCalendar calendar;
  private final SteppedTime oracle;
  private final Ticks ticks;

  Interview(Random random, WorkingCalendar calendar, SteppedTime oracle) {
    this.random = random;
    this.calendar = calendar;
    this.oracle = oracle;
    this.ticks = oracle.ticks();
  }

  /** Asks about as many random moments. */
  void ask(int times) {
    for (int i = 0; i < times; i++) {
      Instant moment = moment();
      askAbout(moment);
      askAbout(moment, moment());
      askAbout(moment, amount(moment));
    }
  }

  private void askAbout(Instant moment) {
    assertThat(calendar.isWorking(moment)).isEqualTo(oracle.isWorking(moment));
    forward(oracle.nextWorking(moment), () -> calendar.nextWorking(moment));
    backward(oracle.previousWorking(moment), () -> calendar.previousWorking(moment));
    int days = 1 + random.nextInt(4);
    oracle
        .addWorkingDays(moment, days)
        .ifPresent(day -> assertThat(calendar.addWorkingDays(moment, days)).isEqualTo(day));
  }

  private void askAbout(Instant from, Instant to) {
    assertThat(calendar.between(from, to)).isEqualTo(oracle.between(from, to));
  }

  private void askAbout(Instant moment, Duration amount) {
    forward(oracle.add(moment, amount), () -> calendar.add(moment, amount));
    forward(
        oracle.addToOpening(moment, amount),
        () -> calendar.add(moment, amount, Landing.NEXT_OPENING));
    backward(oracle.subtract(moment, amount), () -> calendar.subtract(moment, amount));
  }

  private void forward(Optional<Instant> expected, Supplier<Instant> answer) {
    Optional<Instant> given = given(answer).filter(moment -> moment.isBefore(ticks.end()));
    assertThat(given).isEqualTo(expected.filter(moment -> moment.isBefore(ticks.end())));
  }

  private void backward(Optional<Instant> expected, Supplier<Instant> answer) {
    Optional<Instant> given = given(answer).filter(moment -> moment.isAfter(ticks.start()));
    assertThat(given).isEqualTo(expected.filter(moment -> moment.isAfter(ticks.start())));
  }

  private static Optional<Instant> given(Supplier<Instant> answer) {
    try {
      return Optional.of(answer.get());
    } catch (PaiAdminException e) {
      assertThat(e.problems()).extracting("code").containsExactly("TIME_HORIZON");
      return Optional.empty();
    }
  }

  /** A moment in the middle, on a tick or within, or one where work begins or ends. */
  private Instant moment() {
    long room =
        Duration.between(ticks.start(), ticks.end()).minus(MARGIN).minus(MARGIN).toMinutes();
    Instant minute = ticks.start().plus(MARGIN).plusSeconds(60L * random.nextInt((int) room));
    return switch (random.nextInt(5)) {
      case 0 -> minute;
      case 1 -> minute.plusNanos(random.nextInt(3) - 1L);
      case 2 -> oracle.nextWorking(minute).filter(this::isInside).orElse(minute);
      case 3 -> oracle.previousWorking(minute).filter(this::isInside).orElse(minute);
      default -> minute.plusNanos((long) (random.nextDouble() * 60e9));
    };
  }

  private boolean isInside(Instant moment) {
    return moment.isAfter(ticks.start()) && moment.isBefore(ticks.end());
  }

  /** Some time, or as much as there is up to or from another moment, or a nanosecond beside it. */
  private Duration amount(Instant moment) {
    Instant other = moment();
    Duration known =
        other.isBefore(moment) ? oracle.between(other, moment) : oracle.between(moment, other);
    Duration some =
        random.nextBoolean() ? known : Duration.ofNanos((long) (random.nextDouble() * 2e14));
    Duration beside = some.plusNanos(random.nextInt(3) - 1L);
    return beside.isNegative() || beside.isZero() ? Duration.ofNanos(1) : beside;
  }
}
