package io.paiadmin.openpai.rest;

import io.paiadmin.openpai.http.Reply;
import java.time.Duration;

/** The break that a server asks for: a number of seconds, as OpenPAI gives it. */
final class RetryAfter {
  /** The server's window; it says so in every refusal, but a proxy may not. */
  private static final Duration BY_DEFAULT = Duration.ofMinutes(1);

  private RetryAfter() {}

  /** Reads the break, at least a second so that nobody turns in circles. */
  static Duration of(Reply reply) {
    return reply
        .header("retry-after")
        .filter(text -> text.matches("[0-9]{1,6}"))
        .map(text -> Duration.ofSeconds(Math.max(1, Integer.parseInt(text))))
        .orElse(BY_DEFAULT);
  }
}
