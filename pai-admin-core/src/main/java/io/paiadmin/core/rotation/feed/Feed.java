package io.paiadmin.core.rotation.feed;

import io.paiadmin.core.rotation.duty.Duty;
import io.paiadmin.core.rotation.schedule.Schedule;
import io.paiadmin.core.time.InstantRange;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The duties of a rotation for calendars to subscribe to. A feed follows another one, so that
 * calendars learn what changed and what is cancelled. Immutable.
 *
 * @param name what calendars call it
 * @param events by time, no two of one uid
 */
public record Feed(String name, List<FeedEvent> events) {
  /** Names in each feed what wrote it. */
  public static final String PRODUCT = "-//paiadmin//rotation//EN";

  private static final Comparator<FeedEvent> ORDER =
      Comparator.<FeedEvent, Instant>comparing(event -> event.range().start())
          .thenComparing(FeedEvent::uid);

  /**
   * Sorts the events.
   *
   * @throws IllegalArgumentException when two have one uid
   */
  public Feed {
    name = ContentLines.readable(name);
    events = events.stream().sorted(ORDER).toList();
    if (events.stream().map(FeedEvent::uid).distinct().count() < events.size()) {
      throw new IllegalArgumentException("two events have one uid");
    }
  }

  /** Returns a feed without events, to be followed by others. */
  public static Feed empty(String name) {
    return new Feed(name, List.of());
  }

  /**
   * Returns the feed that comes after this one. Events that are the same stay as they are, to the
   * byte; others get a higher sequence; those that are gone are cancelled. What is over before the
   * window is dropped, what comes after it stays.
   *
   * @param window from when to when the schedule is looked at
   * @param now the moment of the change
   */
  public Feed next(Schedule schedule, InstantRange window, Instant now) {
    Stream<FeedEvent> duties = duties(schedule, window, now);
    List<FeedEvent> next = new Succession(events).next(duties, window, now).toList();
    return new Feed(schedule.rotation().name(), next);
  }

  private static Stream<FeedEvent> duties(Schedule schedule, InstantRange window, Instant now) {
    return schedule.list(window.start(), window.end()).stream()
        .filter(Duty::isCovered)
        .map(duty -> FeedEvent.of(schedule.rotation().name(), duty, now));
  }

  /** Returns the feed as iCalendar text (RFC 5545), with CRLF at the end of each line. */
  public String text() {
    return FeedText.of(this);
  }
}
