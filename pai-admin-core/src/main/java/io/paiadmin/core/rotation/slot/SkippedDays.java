package io.paiadmin.core.rotation.slot;

import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.zone.ZoneOffsetTransition;
import java.util.List;
import java.util.stream.Stream;

/**
 * The jumps of a zone that are a day long or longer, such as that of Pacific/Apia over the end of
 * 2011. Hardly any zone has one.
 */
record SkippedDays(List<ZoneOffsetTransition> jumps) {
  private static final Duration DAY = Duration.ofDays(1);

  static SkippedDays of(ZoneId zone) {
    return new SkippedDays(
        zone.getRules().getTransitions().stream()
            .filter(jump -> jump.getDuration().compareTo(DAY) >= 0)
            .toList());
  }

  /** Counts the dates from one to another, without the latter, whose slot of a day is empty. */
  long between(LocalDate from, LocalDate to, LocalTime handoff) {
    return jumps.stream()
        .flatMap(jump -> empty(jump, handoff))
        .filter(date -> !date.isBefore(from) && date.isBefore(to))
        .count();
  }

  /** A slot is empty when its own hand-off and the next one both mean the moment of the jump. */
  private static Stream<LocalDate> empty(ZoneOffsetTransition jump, LocalTime handoff) {
    LocalDate date = jump.getDateTimeBefore().toLocalDate();
    boolean skipped = !handoff.isBefore(jump.getDateTimeBefore().toLocalTime());
    return Stream.iterate(skipped ? date : date.plusDays(1), next -> next.plusDays(1))
        .takeWhile(next -> !next.plusDays(1).atTime(handoff).isAfter(jump.getDateTimeAfter()));
  }
}
