package io.paiadmin.core.time;

import io.paiadmin.api.Problem;
import io.paiadmin.core.time.line.SetOperation;
import io.paiadmin.core.time.line.Spans;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.Stream;

/**
 * Where a calendar comes from: what was written, for answers that explain themselves.
 *
 * @param name what the calendar is called
 * @param zone where its dates are meant
 * @param rules what it is made of, in the order it was combined
 * @param pauses what was taken out of it since
 * @param warnings what is odd about it
 */
record CalendarOrigin(
    String name, ZoneId zone, List<CalendarRules> rules, Spans pauses, List<Problem> warnings) {
  CalendarOrigin {
    rules = List.copyOf(rules);
    warnings = List.copyOf(warnings);
  }

  CalendarOrigin with(CalendarOrigin other, String word) {
    return new CalendarOrigin(
        "%s %s %s".formatted(name, word, other.name),
        zone,
        Stream.concat(rules.stream(), other.rules.stream()).toList(),
        pauses.combine(other.pauses, SetOperation.UNION),
        Stream.concat(warnings.stream(), other.warnings.stream()).toList());
  }

  CalendarOrigin named(String other) {
    return new CalendarOrigin(other, zone, rules, pauses, warnings);
  }

  CalendarOrigin paused(Spans more) {
    Spans all = pauses.combine(more, SetOperation.UNION);
    return new CalendarOrigin(name, zone, rules, all, warnings);
  }

  /** Tells whether some hours are written for a date. */
  boolean plans(LocalDate date) {
    return rules.stream().anyMatch(calendar -> !calendar.on(date).isEmpty());
  }

  List<DateNote> notes(LocalDate date) {
    return rules.stream().flatMap(calendar -> calendar.notes(date).stream()).toList();
  }
}
