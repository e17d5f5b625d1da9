package io.paiadmin.core.policy.holiday;

import biweekly.ICalendar;
import biweekly.component.VEvent;
import biweekly.io.ParseWarning;
import biweekly.io.scribe.component.RawComponentScribe;
import biweekly.io.text.ICalReader;
import io.paiadmin.api.Problem;
import io.paiadmin.core.policy.tree.Faults;
import io.paiadmin.core.text.Quoted;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The text of a file as events. Used once, by one thread. */
final class CalendarText {
  private static final String FIX = "export the calendar as iCalendar (.ics) once more";

  /** What holidays are made of; what else is wrong in a file is nobody's concern here. */
  private static final Pattern READ =
      Pattern.compile("DTSTART|DTEND|DURATION|RRULE|RDATE|EXRULE|EXDATE|RECURRENCE-ID|SUMMARY");

  private final String file;
  private final Faults faults;
  private final List<VEvent> events = new ArrayList<>();
  private final SortedSet<Integer> faulty = new TreeSet<>();

  CalendarText(String file, Faults faults) {
    this.file = file;
    this.faults = faults;
  }

  /** Reads the text; what is wrong with it becomes faults. */
  void read(String text) {
    try (ICalReader reader = new ICalReader(text)) {
      // Nobody needs the zones, and the rules in them could be any.
      reader.registerScribe(new RawComponentScribe("VTIMEZONE"));
      if (!readAll(reader)) {
        fault(file, "there is no calendar in the file");
      }
    } catch (IOException | RuntimeException e) {
      fault(file, "the file cannot be read as iCalendar");
    }
  }

  /** Returns the events in their order. */
  List<VEvent> events() {
    return events;
  }

  /** Returns the lines at which there is a fault. */
  SortedSet<Integer> faulty() {
    return faulty;
  }

  private boolean readAll(ICalReader reader) throws IOException {
    int calendars = 0;
    for (ICalendar next = reader.readNext(); next != null; next = reader.readNext()) {
      calendars++;
      events.addAll(next.getEvents());
      reader.getWarnings().forEach(this::take);
    }
    return calendars > 0;
  }

  private void take(ParseWarning warning) {
    @Nullable Integer line = warning.getLineNumber();
    if (line != null && matters(warning.getPropertyName())) {
      faulty.add(line);
      fault(file + ":" + line, about(warning) + Quoted.oneLine(warning.getMessage()));
    }
  }

  /** A complaint about no property is about a line that is none. */
  private static boolean matters(@Nullable String property) {
    return property == null || READ.matcher(property).matches();
  }

  private static String about(ParseWarning warning) {
    return Optional.ofNullable(warning.getPropertyName()).map(name -> name + ": ").orElse("");
  }

  private void fault(String place, String message) {
    faults.add(Problem.error("HOLIDAY_FILE", place, message, FIX));
  }
}
