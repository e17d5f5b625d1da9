package io.paiadmin.core.sla.matrix;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.time.format.TextStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a moment from which a worse severity would be served later than a milder one. Targets
 * in different units cannot be compared as such, so deadlines are: from every quarter of an hour of
 * a week in winter and of one in summer. They are weeks far ahead, where zones follow the rules
 * that are in force and few holidays have been written down.
 */
final class Monotonicity {
  private static final List<LocalDate> MONDAYS =
      List.of(LocalDate.of(2190, 1, 11), LocalDate.of(2190, 7, 12));
  private static final Duration STEP = Duration.ofMinutes(15);
  private static final int STEPS = 7 * 24 * 4;

  private final SlaRow worse;
  private final SlaRow milder;

  Monotonicity(SlaRow worse, SlaRow milder) {
    this.worse = worse;
    this.milder = milder;
  }

  Stream<Problem> problems() {
    if (worse.equals(milder)) {
      return Stream.empty();
    }
    return Stream.of(
            problem("acknowledged", worse.acknowledge(), milder.acknowledge()),
            problem("updated", worse.update(), milder.update()),
            problem("resolved", worse.resolve(), milder.resolve()))
        .flatMap(Optional::stream);
  }

  private Optional<Problem> problem(
      String verb, @Nullable Target ofWorse, @Nullable Target ofMilder) {
    if (ofWorse == null || ofMilder == null) {
      return Optional.empty();
    }
    return MONDAYS.stream()
        .map(monday -> monday.atStartOfDay(worse.hours().zone()).toInstant())
        .flatMap(Monotonicity::quarters)
        .filter(start -> isLater(start, ofWorse, ofMilder))
        .findFirst()
        .map(start -> slower(verb, start, ofWorse, ofMilder));
  }

  private static Stream<Instant> quarters(Instant start) {
    return IntStream.range(0, STEPS).mapToObj(step -> start.plus(STEP.multipliedBy(step)));
  }

  private boolean isLater(Instant start, Target ofWorse, Target ofMilder) {
    Optional<Instant> first = due(start, worse, ofWorse);
    Optional<Instant> second = due(start, milder, ofMilder);
    return first.isPresent() && second.isPresent() && first.get().isAfter(second.get());
  }

  /** Empty for a calendar that has no more hours. */
  private static Optional<Instant> due(Instant start, SlaRow row, Target target) {
    try {
      return Optional.of(target.after(target.counting(row.hours()), start, 1));
    } catch (PaiAdminException e) {
      return Optional.empty();
    }
  }

  private Problem slower(String verb, Instant start, Target ofWorse, Target ofMilder) {
    String message =
        "%s may be %s later (%s) than %s (%s), for example from %s on"
            .formatted(worse, verb, ofWorse, milder, ofMilder, words(start));
    String fix = "promise no less for what is worse";
    return Problem.warning("SLA_NOT_MONOTONE", worse.at(), message, fix);
  }

  private String words(Instant start) {
    ZonedDateTime local = start.atZone(worse.hours().zone());
    DayOfWeek day = local.getDayOfWeek();
    return "%s %s in %s"
        .formatted(
            day.getDisplayName(TextStyle.FULL, Locale.ENGLISH),
            local.toLocalTime(),
            local.getZone());
  }
}
