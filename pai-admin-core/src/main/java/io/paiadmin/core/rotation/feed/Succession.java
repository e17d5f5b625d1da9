package io.paiadmin.core.rotation.feed;

import io.paiadmin.core.time.InstantRange;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What becomes of events when duties change.
 *
 * @param events those before, no two of one uid
 */
record Succession(List<FeedEvent> events) {
  /**
   * Returns the events afterwards. Those that are the same stay as they are; others get a higher
   * sequence; those that are gone are cancelled. What is over before the window is dropped, what
   * comes after it stays.
   */
  Stream<FeedEvent> next(Stream<FeedEvent> duties, InstantRange window, Instant now) {
    Map<String, FeedEvent> known = byUid(events.stream());
    Map<String, FeedEvent> wanted = byUid(duties.filter(FeedEvent::hasLength));
    Stream<FeedEvent> present =
        wanted.values().stream().map(event -> event.after(known.getOrDefault(event.uid(), event)));
    Stream<FeedEvent> others =
        events.stream()
            .filter(event -> !wanted.containsKey(event.uid()))
            .filter(event -> event.range().end().isAfter(window.start()))
            .map(event -> event.range().overlaps(window) ? event.cancelled(now) : event);
    return Stream.concat(present, others);
  }

  private static Map<String, FeedEvent> byUid(Stream<FeedEvent> events) {
    return events.collect(Collectors.toMap(FeedEvent::uid, event -> event));
  }
}
