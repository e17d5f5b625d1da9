package io.paiadmin.core.sla.attainment;

import io.paiadmin.core.sla.clock.Clock;
import io.paiadmin.core.sla.clock.ClockStatus;
import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/**
 * How often a promise was kept.
 *
 * @param key what is counted
 * @param met how often it was done in time
 * @param breached how often it was not
 * @param open how often it is neither yet
 * @param cancelled how often it was not needed any more
 * @param taken how long it took, in counted time, when it was done
 */
public record AttainmentLine(
    AttainmentKey key, int met, int breached, int open, int cancelled, Durations taken) {

  /** Returns the part met of what is decided, from 0 to 1; empty when nothing is. */
  public OptionalDouble attained() {
    int decided = met + breached;
    return decided == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) met / decided);
  }

  static AttainmentLine of(AttainmentKey key, List<Clock> clocks) {
    return new AttainmentLine(
        key,
        count(clocks, ClockStatus.MET),
        count(clocks, ClockStatus.BREACHED),
        count(clocks, ClockStatus.RUNNING) + count(clocks, ClockStatus.PAUSED),
        count(clocks, ClockStatus.CANCELLED),
        Durations.of(clocks.stream().flatMap(AttainmentLine::taken).toList()));
  }

  private static int count(List<Clock> clocks, ClockStatus status) {
    return (int) clocks.stream().filter(clock -> clock.status() == status).count();
  }

  private static Stream<Duration> taken(Clock clock) {
    return clock.ended() == null
        ? Stream.empty()
        : Stream.of(clock.deadline().counted(clock.ended()));
  }
}
