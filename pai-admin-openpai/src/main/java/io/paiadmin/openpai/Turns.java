package io.paiadmin.openpai;

import io.paiadmin.openpai.rest.Conversation;
import io.paiadmin.openpai.rest.Refusals;
import io.paiadmin.openpai.rest.Turn;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;

/**
 * Whose turn it is: several readings at once, or one change. Some changes are several requests,
 * which must not be seen half done, and all begin with a look at what they change.
 */
final class Turns {
  private final Turn readings;
  private final Turn changes;

  Turns(Refusals refusals) {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock(true);
    this.readings = new Turn(lock.readLock(), refusals);
    this.changes = new Turn(lock.writeLock(), refusals);
  }

  <T> T reading(Conversation conversation, Function<Conversation, T> reading) {
    return readings.take(conversation.deadline(), () -> reading.apply(conversation));
  }

  void changing(Conversation conversation, Runnable change) {
    changes.take(
        conversation.deadline(),
        () -> {
          change.run();
          return true;
        });
  }
}
