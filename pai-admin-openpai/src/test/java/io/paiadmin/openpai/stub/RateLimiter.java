package io.paiadmin.openpai.stub;

import java.time.Instant;
import java.util.HashMap;
import java.util.Map;

/** Counts requests by client within windows of a minute; does nothing until it is given a limit. */
final class RateLimiter {
  private static final int WINDOW_SECONDS = 60;

  private final Map<String, Window> windows = new HashMap<>();
  private int limit;

  private record Window(Instant end, int requests) {}

  /**
   * What the limiter says of one request.
   *
   * @param limit how many a window admits, 0 for any number
   * @param requests how many there were, this one included
   * @param reset when the next window begins
   */
  record Verdict(int limit, int requests, Instant reset) {
    boolean isOver() {
      return limit > 0 && requests > limit;
    }

    Answer refusal() {
      return Answer.tooManyRequests(WINDOW_SECONDS);
    }

    /** Adds the headers that every answer has while there is a limit. */
    Answer mark(Answer answer) {
      return limit == 0
          ? answer
          : answer
              .with("X-RateLimit-Limit", Integer.toString(limit))
              .with("X-RateLimit-Remaining", Integer.toString(Math.max(0, limit - requests)))
              .with("X-RateLimit-Reset", Long.toString(reset.getEpochSecond()));
    }
  }

  /** Sets another limit and begins anew; 0 for none. */
  void admit(int requestsPerMinute) {
    limit = requestsPerMinute;
    windows.clear();
  }

  Verdict count(String client, Instant now) {
    Window window = windows.getOrDefault(client, new Window(Instant.MIN, 0));
    Window counted =
        now.isBefore(window.end)
            ? new Window(window.end, window.requests + 1)
            : new Window(now.plusSeconds(WINDOW_SECONDS), 1);
    windows.put(client, counted);
    return new Verdict(limit, counted.requests, counted.end);
  }
}
