package io.paiadmin.openpai.rest;

import io.paiadmin.api.Secret;
import io.paiadmin.openpai.http.Deadline;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The token in use. One made by login is renewed a while before it expires, and when the server no
 * longer takes it; one thread logs in, the others wait for it. Safe for many threads.
 */
final class Session {
  private static final Duration LONGEST_MARGIN = Duration.ofMinutes(5);

  private final Clock clock;
  private final Turn turn;
  private final AtomicReference<@Nullable Held> held = new AtomicReference<>();

  Session(Clock clock, Refusals refusals) {
    this.clock = clock;
    this.turn = new Turn(new ReentrantLock(), refusals);
  }

  /** A token, and when to get another one. */
  private record Held(Secret token, Instant renewal) {}

  /** Returns the token, after a login when there is none that will last. */
  Secret token(Deadline deadline, Supplier<Secret> login) {
    return usable(present -> clock.instant().isBefore(present.renewal()), deadline, login);
  }

  /** Returns another token than the one that the server refused. */
  Secret renewed(Secret refused, Deadline deadline, Supplier<Secret> login) {
    return usable(present -> !present.token().equals(refused), deadline, login);
  }

  /** Forgets the token and returns it; does not wait for a login under way. */
  Optional<Secret> end() {
    return Optional.ofNullable(held.getAndSet(null)).map(Held::token);
  }

  private Secret usable(Predicate<Held> isUsable, Deadline deadline, Supplier<Secret> login) {
    return present(isUsable)
        .orElseGet(
            () ->
                turn.take(deadline, () -> present(isUsable).orElseGet(() -> accept(login.get()))));
  }

  private Optional<Secret> present(Predicate<Held> isUsable) {
    return Optional.ofNullable(held.get()).filter(isUsable).map(Held::token);
  }

  private Secret accept(Secret token) {
    held.set(new Held(token, renewal(Claims.of(token))));
    return token;
  }

  /**
   * A tenth of its life before a token ends, and never more than five minutes. Its life is counted
   * from now, since the server's clock may differ from ours.
   */
  private Instant renewal(Claims claims) {
    Duration life = claims.life(clock.instant());
    if (life == null) {
      return Instant.MAX;
    }
    Duration tenth = life.dividedBy(10);
    Duration margin = tenth.compareTo(LONGEST_MARGIN) < 0 ? tenth : LONGEST_MARGIN;
    return clock.instant().plus(life).minus(margin);
  }
}
