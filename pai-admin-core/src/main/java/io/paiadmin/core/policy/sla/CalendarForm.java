package io.paiadmin.core.policy.sla;

import io.paiadmin.core.policy.form.Dates;
import io.paiadmin.core.policy.form.Form;
import io.paiadmin.core.policy.holiday.HolidayForm;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.time.DayHours;
import io.paiadmin.core.time.DayInterval;
import io.paiadmin.core.time.WorkingCalendar;
import io.paiadmin.core.time.WorkingCalendarBuilder;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads one calendar. Used once. */
final class CalendarForm {
  private final Placed<String> name;
  private final Form form;
  private final HolidayForm holidays;

  CalendarForm(Placed<String> name, Form form, HolidayForm holidays) {
    this.name = name;
    this.form = form;
    this.holidays = holidays;
  }

  Calendar read() {
    return Arrays.stream(Combination.values())
        .filter(combination -> form.has(combination.key()))
        .findFirst()
        .map(this::combined)
        .orElseGet(this::written);
  }

  private Calendar combined(Combination combination) {
    List<Placed<String>> parts = new ArrayList<>();
    boolean sound = form.soundly(() -> parts.addAll(form.texts(combination.key())));
    if (sound && parts.size() < 2) {
      String message = "%s has fewer than two calendars".formatted(combination.key());
      form.fault("CALENDAR_PARTS", name.at(), message, "name at least two");
    }
    return sound && parts.size() >= 2
        ? new Calendar.Combined(name, combination, parts)
        : new Calendar.Faulty(name);
  }

  private Calendar written() {
    Optional<ZoneId> zone = form.meaning(form.value("zone"), "", Dates::zone);
    WorkingCalendarBuilder builder =
        WorkingCalendar.in(zone.orElse(ZoneOffset.UTC)).named(name.value());
    boolean sound = form.soundly(() -> describe(builder)) && zone.isPresent();
    // What is missing because it was faulty is no fault of its own.
    return sound
        ? form.accepted(name.at(), "", builder::build)
            .<Calendar>map(calendar -> new Calendar.Written(name, calendar))
            .orElse(new Calendar.Faulty(name))
        : new Calendar.Faulty(name);
  }

  private void describe(WorkingCalendarBuilder builder) {
    form.eachList("hours", (days, texts) -> addHours(builder, days, texts));
    holidays.read(builder::holiday);
    form.eachList("overrides", (date, texts) -> addOverride(builder, date, texts));
    form.eachList("breaks", (date, texts) -> addBreak(builder, date, texts));
  }

  private void addHours(
      WorkingCalendarBuilder builder, Placed<String> days, List<Placed<String>> texts) {
    Set<DayOfWeek> weekdays = form.meaning(days, "", Dates::days).orElse(Set.of());
    List<DayInterval> intervals = intervals(days, texts);
    // Asked for the whole entry at once, or each of its weekdays would have the same fault.
    accepted(days, intervals.stream().map(DayInterval::thisDay).toList())
        .ifPresent(sound -> weekdays.forEach(day -> builder.hours(day, intervals)));
  }

  private void addOverride(
      WorkingCalendarBuilder builder, Placed<String> date, List<Placed<String>> texts) {
    Optional<DayHours> hours = hours(date, texts);
    date(date).ifPresent(day -> hours.ifPresent(found -> builder.override(day, found, date.at())));
  }

  private void addBreak(
      WorkingCalendarBuilder builder, Placed<String> date, List<Placed<String>> texts) {
    Optional<DayHours> hours = hours(date, texts);
    date(date).ifPresent(day -> hours.ifPresent(found -> builder.breakOn(day, found, date.at())));
  }

  private Optional<LocalDate> date(Placed<String> date) {
    return form.meaning(date, "", Dates::date);
  }

  private Optional<DayHours> hours(Placed<String> date, List<Placed<String>> texts) {
    return accepted(date, intervals(date, texts));
  }

  private List<DayInterval> intervals(Placed<String> of, List<Placed<String>> texts) {
    return texts.stream()
        .flatMap(text -> form.meaning(text, of.value(), DayInterval::parse).stream())
        .toList();
  }

  private Optional<DayHours> accepted(Placed<String> of, List<DayInterval> intervals) {
    return form.accepted(of.at(), of.value(), () -> DayHours.of(intervals));
  }
}
