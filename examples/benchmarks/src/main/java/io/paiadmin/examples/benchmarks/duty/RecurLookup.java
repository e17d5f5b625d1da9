package io.paiadmin.examples.benchmarks.duty;

import java.time.Duration;
import java.time.Instant;
import java.util.TimeZone;
import org.dmfs.rfc5545.DateTime;
import org.dmfs.rfc5545.recur.InvalidRecurrenceRuleException;
import org.dmfs.rfc5545.recur.RecurrenceRule;
import org.dmfs.rfc5545.recur.RecurrenceRuleIterator;

/** One recurrence for each member, with lib-recur, which can be told to go on fast. */
final class RecurLookup implements Lookup {
  private static final long WEEK = Duration.ofDays(7).toMillis();

  private final RecurrenceRule rule;
  private final DateTime[] firsts = new DateTime[Turns.PEOPLE];

  RecurLookup() throws InvalidRecurrenceRuleException {
    rule = new RecurrenceRule("FREQ=WEEKLY;INTERVAL=" + Turns.PEOPLE);
    for (int member = 0; member < Turns.PEOPLE; member++) {
      long millis = Turns.first(member).toInstant().toEpochMilli();
      firsts[member] = new DateTime(TimeZone.getTimeZone(Turns.ZONE), millis);
    }
  }

  @Override
  public int at(Instant moment) {
    long millis = moment.toEpochMilli();
    int found = -1;
    long latest = Long.MIN_VALUE;
    for (int member = 0; member < Turns.PEOPLE; member++) {
      long start = start(member, millis);
      if (start <= millis && start > latest) {
        latest = start;
        found = member;
      }
    }
    return found;
  }

  /** Returns the first start of a member that is less than about a week ago. */
  private long start(int member, long millis) {
    RecurrenceRuleIterator starts = rule.iterator(firsts[member]);
    starts.fastForward(millis - WEEK);
    return starts.nextMillis();
  }
}
