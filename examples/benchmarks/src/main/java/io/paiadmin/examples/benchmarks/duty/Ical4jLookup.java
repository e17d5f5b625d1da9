package io.paiadmin.examples.benchmarks.duty;

import java.time.Instant;
import java.time.ZonedDateTime;
import java.util.List;
import net.fortuna.ical4j.model.Recur;

/** One recurrence for each member, with ical4j. */
final class Ical4jLookup implements Lookup {
  private final Recur<ZonedDateTime> weekly = new Recur<>("FREQ=WEEKLY;INTERVAL=" + Turns.PEOPLE);

  @Override
  public int at(Instant moment) {
    ZonedDateTime now = moment.atZone(Turns.ZONE);
    int found = -1;
    ZonedDateTime latest = now.minusWeeks(2);
    for (int member = 0; member < Turns.PEOPLE; member++) {
      List<ZonedDateTime> starts = weekly.getDates(Turns.first(member), latest, now);
      for (ZonedDateTime start : starts) {
        if (!start.isAfter(now) && start.isAfter(latest)) {
          latest = start;
          found = member;
        }
      }
    }
    return found;
  }
}
