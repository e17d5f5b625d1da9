package io.paiadmin.core.policy.holiday;

import biweekly.component.VEvent;
import biweekly.property.ExceptionDates;
import biweekly.property.RecurrenceDates;
import biweekly.property.RecurrenceProperty;
import biweekly.property.RecurrenceRule;
import java.time.LocalDate;
import java.util.Collection;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The days on which an event begins: its first one, what its rules and lists add, and less what
 * they except. Used by one thread.
 */
final class Repetition {
  private final VEvent event;
  private final LocalDate first;
  private final Allowance allowance;

  Repetition(VEvent event, LocalDate first, Allowance allowance) {
    this.event = event;
    this.first = first;
    this.allowance = allowance;
  }

  SortedSet<LocalDate> starts() {
    SortedSet<LocalDate> starts = new TreeSet<>();
    starts.add(first);
    event.getProperties(RecurrenceRule.class).forEach(rule -> starts.addAll(days(rule)));
    event.getRecurrenceDates().forEach(dates -> starts.addAll(days(dates)));
    event.getExceptionRules().forEach(rule -> starts.removeAll(days(rule)));
    event.getExceptionDates().forEach(dates -> starts.removeAll(days(dates)));
    return starts;
  }

  private Collection<LocalDate> days(RecurrenceProperty rule) {
    return new Rule(rule.getValue()).days(first, allowance);
  }

  private static Collection<LocalDate> days(RecurrenceDates dates) {
    if (!dates.getPeriods().isEmpty()) {
      throw NoHoliday.fault("repeats in periods", "give RDATE;VALUE=DATE with dates alone");
    }
    return dates.getDates().stream().map(date -> Moment.of(date).date()).toList();
  }

  private static Collection<LocalDate> days(ExceptionDates dates) {
    return dates.getValues().stream().map(date -> Moment.of(date).date()).toList();
  }
}
