package io.paiadmin.examples.benchmarks.duty;

import biweekly.component.VEvent;
import biweekly.util.Frequency;
import biweekly.util.Recurrence;
import biweekly.util.com.google.ical.compat.javautil.DateIterator;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.TimeZone;

/** One repeated event for each member, with biweekly. */
final class BiweeklyLookup implements Lookup {
  private static final Duration WEEK = Duration.ofDays(7);

  private final List<VEvent> events = new ArrayList<>();

  BiweeklyLookup() {
    Recurrence weekly = new Recurrence.Builder(Frequency.WEEKLY).interval(Turns.PEOPLE).build();
    for (int member = 0; member < Turns.PEOPLE; member++) {
      VEvent event = new VEvent();
      event.setDateStart(Date.from(Turns.first(member).toInstant()));
      event.setRecurrenceRule(weekly);
      events.add(event);
    }
  }

  @Override
  public int at(Instant moment) {
    int found = -1;
    Instant latest = Instant.MIN;
    for (int member = 0; member < Turns.PEOPLE; member++) {
      DateIterator starts = events.get(member).getDateIterator(TimeZone.getTimeZone(Turns.ZONE));
      Instant start = first(starts, moment.minus(WEEK));
      if (!start.isAfter(moment) && start.isAfter(latest)) {
        latest = start;
        found = member;
      }
    }
    return found;
  }

  /** The library advances at most a hundred years at a time; the rest is steps. */
  private static Instant first(DateIterator starts, Instant from) {
    Instant farthest = Turns.first(0).plusYears(99).toInstant();
    starts.advanceTo(Date.from(from.isBefore(farthest) ? from : farthest));
    Instant start = starts.next().toInstant();
    while (start.isBefore(from)) {
      start = starts.next().toInstant();
    }
    return start;
  }
}
