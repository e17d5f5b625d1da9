package io.paiadmin.core.rotation.change;

import io.paiadmin.api.Problem;
import io.paiadmin.core.rotation.duty.Duty;
import io.paiadmin.core.rotation.schedule.Schedule;
import io.paiadmin.core.rotation.schedule.Suggestion;
import io.paiadmin.core.time.OffsetText;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** People who are on duty now and away before the slot is over: what has begun stays theirs. */
final class Absentees {
  private Absentees() {}

  static Stream<Problem> of(Schedule before, Schedule after, Instant now) {
    List<Duty> known = on(before, now);
    return on(after, now).stream()
        .filter(duty -> !known.contains(duty))
        .map(duty -> problem(after, duty));
  }

  /** Returns what is served now, or later in this slot, by somebody who is away by then. */
  private static List<Duty> on(Schedule schedule, Instant now) {
    return schedule.in(schedule.rotation().cadence().at(now).number()).duties().stream()
        .filter(duty -> duty.range().end().isAfter(now))
        .filter(duty -> duty.member().filter(one -> isAway(schedule, one, duty, now)).isPresent())
        .toList();
  }

  private static boolean isAway(Schedule schedule, String member, Duty duty, Instant now) {
    ZoneId zone = schedule.rotation().cadence().zone();
    Instant start = duty.range().start().isAfter(now) ? duty.range().start() : now;
    LocalDate first = start.atZone(zone).toLocalDate();
    LocalDate last = duty.range().end().minusNanos(1).atZone(zone).toLocalDate();
    return !schedule.rotation().team().isThere(member, first, last.plusDays(1));
  }

  private static Problem problem(Schedule schedule, Duty duty) {
    String message =
        "%s is on duty until %s and away before that; what has begun stays as it is"
            .formatted(
                duty.member().orElseThrow(),
                OffsetText.of(duty.range().end(), schedule.rotation().cadence().zone()));
    return Problem.warning("AWAY_ON_DUTY", "", message, ask(schedule, duty.slot()));
  }

  /** Returns the advice to let somebody cover. */
  static String ask(Schedule schedule, long slot) {
    String others =
        schedule.suggestCover(slot).stream()
            .map(Suggestion::member)
            .collect(Collectors.joining(", "));
    return others.isEmpty() ? "nobody else is there" : "agree on a cover; ask " + others;
  }
}
