package io.paiadmin.core.time;

import io.paiadmin.core.time.DateNote.Kind;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/**
 * What is written of one calendar: hours by local date. An override beats a holiday, since it is
 * the more specific statement; breaks are taken from what is left.
 *
 * @param name what the calendar is called
 * @param zone where its dates are meant
 * @param week the hours from Monday to Sunday
 * @param holidays dates without hours
 * @param overrides dates with hours of their own
 * @param breaks hours to leave out
 */
record CalendarRules(
    String name,
    ZoneId zone,
    List<DayHours> week,
    SortedMap<LocalDate, List<Remark<String>>> holidays,
    SortedMap<LocalDate, Remark<DayHours>> overrides,
    SortedMap<LocalDate, Remark<DayHours>> breaks) {

  /** Something said of a date, and where. */
  record Remark<T>(T what, String source) {}

  CalendarRules {
    week = List.copyOf(week);
    holidays = copy(holidays, List::copyOf);
    overrides = copy(overrides, UnaryOperator.identity());
    breaks = copy(breaks, UnaryOperator.identity());
  }

  private static <T> SortedMap<LocalDate, T> copy(
      SortedMap<LocalDate, T> said, UnaryOperator<T> copying) {
    SortedMap<LocalDate, T> copy = new TreeMap<>(said);
    copy.replaceAll((date, what) -> copying.apply(what));
    return Collections.unmodifiableSortedMap(copy);
  }

  DayHours usual(DayOfWeek day) {
    return week.get(day.getValue() - 1);
  }

  /** Returns the hours of a date. */
  DayHours on(LocalDate date) {
    Remark<DayHours> rest = breaks.get(date);
    DayHours planned = beforeBreaks(date);
    return rest == null ? planned : planned.without(rest.what());
  }

  DayHours beforeBreaks(LocalDate date) {
    Remark<DayHours> override = overrides.get(date);
    if (override != null) {
      return override.what();
    }
    return holidays.containsKey(date) ? DayHours.NONE : usual(date.getDayOfWeek());
  }

  /** Returns the dates of which something is said. */
  Collection<LocalDate> specialDates() {
    Collection<LocalDate> dates = new TreeSet<>(holidays.keySet());
    dates.addAll(overrides.keySet());
    dates.addAll(breaks.keySet());
    return dates;
  }

  /** Tells whether there are hours at all, on some weekday or by an override. */
  boolean hasHours() {
    return week.stream().anyMatch(hours -> !hours.isEmpty())
        || overrides.values().stream().anyMatch(override -> !override.what().isEmpty());
  }

  /** Returns what there is to say of a date, the strongest first. */
  List<DateNote> notes(LocalDate date) {
    List<DateNote> notes = new ArrayList<>();
    add(notes, date, Kind.OVERRIDE, overrides);
    for (Remark<String> holiday : holidays.getOrDefault(date, List.of())) {
      notes.add(new DateNote(date, Kind.HOLIDAY, holiday.what(), holiday.source(), name));
    }
    add(notes, date, Kind.BREAK, breaks);
    return notes;
  }

  private void add(
      List<DateNote> notes, LocalDate date, Kind kind, Map<LocalDate, Remark<DayHours>> from) {
    Remark<DayHours> found = from.get(date);
    if (found != null) {
      notes.add(new DateNote(date, kind, found.what().toString(), found.source(), name));
    }
  }

  /** Returns the breaks outside the hours of their dates. */
  List<DateNote> idleBreaks() {
    return breaks.keySet().stream()
        .filter(date -> on(date).equals(beforeBreaks(date)))
        .flatMap(date -> notes(date).stream())
        .filter(note -> note.kind() == Kind.BREAK)
        .toList();
  }
}
