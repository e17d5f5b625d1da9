package io.paiadmin.core.policy.sla;

import io.paiadmin.api.calendar.Holiday;
import io.paiadmin.core.policy.form.Form;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.time.DayHours;
import io.paiadmin.core.time.DayInterval;
import io.paiadmin.core.time.WorkingCalendar;
import io.paiadmin.core.time.WorkingCalendarBuilder;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Reads one calendar. Used once. */
final class CalendarForm {
  private final Placed<String> name;
  private final Form form;
  private final HolidayForm holidays;
  private boolean sound = true;

  CalendarForm(Placed<String> name, Form form, HolidayForm holidays) {
    this.name = name;
    this.form = form;
    this.holidays = holidays;
  }

  Calendar read() {
    for (Combination combination : Combination.values()) {
      List<Placed<String>> parts = form.texts(combination.key());
      if (parts != null) {
        return combined(combination, parts);
      }
    }
    return written();
  }

  private Calendar combined(Combination combination, List<Placed<String>> parts) {
    if (parts.size() < 2) {
      String message = "%s has fewer than two calendars".formatted(combination.key());
      form.fault("CALENDAR_PARTS", name.at(), message, "name at least two");
      return new Calendar.Faulty(name);
    }
    return new Calendar.Combined(name, combination, parts);
  }

  private Calendar written() {
    ZoneId zone = sound(form.meaning(form.text("zone"), "", Dates::zone)).orElse(ZoneId.of("UTC"));
    WorkingCalendarBuilder builder = WorkingCalendar.in(zone).named(name.value());
    form.eachTexts("hours", (days, texts) -> addHours(builder, days, texts));
    form.eachText("holidays", (date, text) -> addHoliday(builder, date, text));
    sound &= holidays.addTo(builder);
    form.eachTexts("overrides", (date, texts) -> addOverride(builder, date, texts));
    form.eachTexts("breaks", (date, texts) -> addBreak(builder, date, texts));
    // What is missing because it was faulty is no fault of its own.
    Optional<WorkingCalendar> built =
        sound ? form.accepted(name.at(), "", builder::build) : Optional.empty();
    return built
        .<Calendar>map(calendar -> new Calendar.Written(name, calendar))
        .orElseGet(() -> new Calendar.Faulty(name));
  }

  private void addHours(
      WorkingCalendarBuilder builder, Placed<String> days, List<Placed<String>> texts) {
    Optional<List<DayOfWeek>> weekdays = sound(form.meaning(days, "", Dates::days));
    List<DayInterval> intervals = intervals(days, texts);
    List<DayInterval> parts = intervals.stream().map(DayInterval::thisDay).toList();
    Optional<DayHours> hours = accepted(days, () -> DayHours.of(parts));
    if (hours.isPresent()) {
      weekdays.ifPresent(all -> all.forEach(day -> builder.hours(day, intervals)));
    }
  }

  private void addHoliday(
      WorkingCalendarBuilder builder, Placed<String> date, Placed<String> holiday) {
    date(date).ifPresent(day -> builder.holiday(new Holiday(day, holiday.value()), date.at()));
  }

  private void addOverride(
      WorkingCalendarBuilder builder, Placed<String> date, List<Placed<String>> texts) {
    Optional<LocalDate> day = date(date);
    Optional<DayHours> hours = hours(date, texts);
    if (day.isPresent() && hours.isPresent()) {
      builder.override(day.get(), hours.get(), date.at());
    }
  }

  private void addBreak(
      WorkingCalendarBuilder builder, Placed<String> date, List<Placed<String>> texts) {
    Optional<LocalDate> day = date(date);
    Optional<DayHours> hours = hours(date, texts);
    if (day.isPresent() && hours.isPresent()) {
      builder.breakOn(day.get(), hours.get(), date.at());
    }
  }

  private Optional<LocalDate> date(Placed<String> date) {
    return sound(form.meaning(date, "", Dates::date));
  }

  private Optional<DayHours> hours(Placed<String> of, List<Placed<String>> texts) {
    List<DayInterval> intervals = intervals(of, texts);
    return accepted(of, () -> DayHours.of(intervals));
  }

  private List<DayInterval> intervals(Placed<String> of, List<Placed<String>> texts) {
    List<DayInterval> intervals = new ArrayList<>();
    for (Placed<String> text : texts) {
      sound(form.meaning(text, of.value(), DayInterval::parse)).ifPresent(intervals::add);
    }
    return intervals;
  }

  private Optional<DayHours> accepted(Placed<String> of, Supplier<DayHours> hours) {
    return sound(form.accepted(of.at(), of.value(), hours));
  }

  private <T> Optional<T> sound(Optional<T> read) {
    sound &= read.isPresent();
    return read;
  }
}
