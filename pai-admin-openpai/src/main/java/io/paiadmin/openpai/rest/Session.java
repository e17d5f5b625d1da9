package io.paiadmin.openpai.rest;

import io.paiadmin.api.Secret;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The token in use. One made by login is renewed a while before it expires, and when the server no
 * longer takes it; one thread logs in, the others wait for it. Safe for many threads.
 */
final class Session {
  private static final Duration LONGEST_MARGIN = Duration.ofMinutes(5);

  private final Clock clock;
  private final AtomicReference<@Nullable Held> held = new AtomicReference<>();

  Session(Clock clock) {
    this.clock = clock;
  }

  /** A token, and when to get another one. */
  private record Held(Secret token, Instant renewal) {}

  /** Returns the token, after a login when there is none that will last. */
  synchronized Secret token(Supplier<Secret> login) {
    Held present = held.get();
    return present != null && clock.instant().isBefore(present.renewal())
        ? present.token()
        : accept(login.get());
  }

  /** Returns another token than the one that the server refused. */
  synchronized Secret renewed(Secret refused, Supplier<Secret> login) {
    Held present = held.get();
    return present != null && !present.token().equals(refused)
        ? present.token()
        : accept(login.get());
  }

  /** Forgets the token and returns it; does not wait for a login under way. */
  Optional<Secret> end() {
    return Optional.ofNullable(held.getAndSet(null)).map(Held::token);
  }

  private Secret accept(Secret token) {
    held.set(new Held(token, renewal(Claims.of(token))));
    return token;
  }

  /** A tenth of its life before a token ends, and never more than five minutes. */
  private Instant renewal(Claims claims) {
    Instant expires = claims.expires();
    if (expires == null) {
      return Instant.MAX;
    }
    Duration tenth = Duration.between(clock.instant(), expires).dividedBy(10);
    return expires.minus(tenth.compareTo(LONGEST_MARGIN) < 0 ? tenth : LONGEST_MARGIN);
  }
}
