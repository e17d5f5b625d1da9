package io.paiadmin.core.policy.holiday;

import biweekly.component.VEvent;
import biweekly.property.Status;
import biweekly.property.Summary;
import io.paiadmin.api.Problem;
import io.paiadmin.api.calendar.Holiday;
import io.paiadmin.core.policy.tree.Faults;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** One file on its way to holidays. Used once, by one thread. */
final class Reading {
  private final String file;
  private final Faults faults;
  private final Allowance allowance;
  private final SortedSet<Holiday> holidays = new TreeSet<>(Holiday.ORDER);

  Reading(String file, Faults faults) {
    this.file = file;
    this.faults = faults;
    this.allowance = new Allowance(file);
  }

  List<Holiday> holidays(String text) {
    Outline outline = Outline.of(text);
    if (outline.open() > 0) {
      refuseHalf(outline.lines());
    } else {
      CalendarText calendars = new CalendarText(file, faults);
      calendars.read(text);
      take(calendars, outline);
    }
    return new ArrayList<>(holidays);
  }

  private void refuseHalf(int lines) {
    String message = "the file breaks off: something has a BEGIN and no END";
    faults.add(
        Problem.error("HOLIDAY_FILE", file + ":" + lines, message, "fetch the whole file again"));
  }

  private void take(CalendarText calendars, Outline outline) {
    List<VEvent> events = calendars.events();
    Overrides overrides = Overrides.of(events);
    for (int index = 0; index < events.size(); index++) {
      if (!outline.holdsAny(index, calendars.faulty())) {
        take(events.get(index), outline.place(file, index, events.size()), overrides);
      }
    }
  }

  private void take(VEvent event, String place, Overrides overrides) {
    if (isCancelled(event)) {
      return;
    }
    try {
      take(event, overrides);
    } catch (NoHoliday e) {
      faults.add(e.at(place));
    }
  }

  private void take(VEvent event, Overrides overrides) {
    Overrides.refuseRest(event);
    WholeDays days = WholeDays.of(event);
    String name = name(event);
    for (LocalDate start : new Repetition(event, days.first(), allowance).starts()) {
      if (!overrides.replace(event, start)) {
        add(start, days.length(), name);
      }
    }
  }

  private void add(LocalDate start, long length, String name) {
    LocalDate end = start.plusDays(length);
    for (LocalDate day = start;
        day.isBefore(end) && !day.isAfter(Years.LAST);
        day = day.plusDays(1)) {
      allowance.spend();
      if (Years.contain(day)) {
        holidays.add(new Holiday(day, name));
      }
    }
  }

  private static boolean isCancelled(VEvent event) {
    @Nullable Status status = event.getStatus();
    return status != null && status.isCancelled();
  }

  private static String name(VEvent event) {
    @Nullable Summary summary = event.getSummary();
    if (summary == null || summary.getValue() == null || summary.getValue().isBlank()) {
      throw NoHoliday.fault("has no SUMMARY, and so no name", "give it one");
    }
    return summary.getValue().strip().replaceAll("\\s+", " ");
  }
}
