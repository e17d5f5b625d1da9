package io.paiadmin.core.policy.holiday;

import biweekly.util.ICalDate;
import biweekly.util.Recurrence;
import biweekly.util.com.google.ical.iter.RecurrenceIterator;
import biweekly.util.com.google.ical.iter.RecurrenceIteratorFactory;
import biweekly.util.com.google.ical.values.DateValue;
import biweekly.util.com.google.ical.values.DateValueImpl;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.TimeZone;
import org.jspecify.annotations.Nullable;

/**
 * A rule of repetition, such as every year on the first Monday of September.
 *
 * @param written the rule as the file has it
 */
record Rule(Recurrence written) {
  /** Returns the days on which something begins that first begins on a day. */
  List<LocalDate> days(LocalDate first, Allowance allowance) {
    RecurrenceIterator dates = dates(first);
    LocalDate last = last();
    List<LocalDate> days = new ArrayList<>();
    for (LocalDate day = next(dates); day != null && !day.isAfter(last); day = next(dates)) {
      allowance.spend();
      days.add(day);
    }
    return days;
  }

  private LocalDate last() {
    @Nullable ICalDate until = written.getUntil();
    LocalDate last = until == null ? Years.LAST : Moment.of(until).date();
    return last.isBefore(Years.LAST) ? last : Years.LAST;
  }

  private RecurrenceIterator dates(LocalDate first) {
    if (!RuleCheck.makesDays(written)) {
      throw unfit();
    }
    try {
      return RecurrenceIteratorFactory.createRecurrenceIterator(
          withoutEnd(), value(first), TimeZone.getTimeZone(ZoneOffset.UTC));
    } catch (RuntimeException e) {
      throw unfit();
    }
  }

  /** The library reads the end of a rule in the zone of the process. */
  private Recurrence withoutEnd() {
    return new Recurrence.Builder(written).until((ICalDate) null).build();
  }

  private static @Nullable LocalDate next(RecurrenceIterator dates) {
    try {
      return dates.hasNext() ? day(dates.next()) : null;
    } catch (RuntimeException e) {
      throw unfit();
    }
  }

  private static LocalDate day(DateValue value) {
    return LocalDate.of(value.year(), value.month(), value.day());
  }

  private static DateValue value(LocalDate day) {
    return new DateValueImpl(day.getYear(), day.getMonthValue(), day.getDayOfMonth());
  }

  private static NoHoliday unfit() {
    return NoHoliday.fault(
        "repeats by a rule that makes no days", "give a rule by days, weeks, months or years");
  }
}
