package io.paiadmin.core.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class LifetimeTest {
  private final Lifetime lifetime = new Lifetime();
  private final List<String> events = new CopyOnWriteArrayList<>();

  @Test
  void the_end_waits_for_work_under_way() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch mayReturn = new CountDownLatch(1);
    CompletableFuture<Boolean> work =
        CompletableFuture.supplyAsync(() -> during(() -> noted(begun, mayReturn)));
    begun.await();
    Thread ending = new Thread(() -> lifetime.end(() -> events.add("end")));
    ending.start();
    until(() -> ending.getState() == Thread.State.WAITING);

    assertThat(events).isEmpty();
    mayReturn.countDown();
    ending.join();

    assertThat(work.join()).isTrue();
    assertThat(events).containsExactly("work", "end");
  }

  @Test
  void work_overlaps_other_work() {
    CountDownLatch both = new CountDownLatch(2);
    CompletableFuture<Boolean> one =
        CompletableFuture.supplyAsync(() -> during(() -> noted(both, both)));

    assertThat(during(() -> noted(both, both))).isTrue();
    assertThat(one.join()).isTrue();
  }

  @Test
  void after_the_end_work_is_refused_and_no_other_end_comes() {
    lifetime.end(() -> events.add("end"));
    lifetime.end(() -> events.add("again"));

    assertThatThrownBy(() -> during(() -> events.add("work"))).hasMessage("over");
    assertThat(events).containsExactly("end");
  }

  @Test
  void an_end_from_within_work_is_refused_since_it_would_wait_for_itself() {
    assertThatIllegalStateException()
        .isThrownBy(() -> during(() -> ended()))
        .withMessage("closed from within a call");
  }

  private boolean ended() {
    lifetime.end(() -> events.add("end"));
    return true;
  }

  private boolean during(BooleanSupplier work) {
    return lifetime.during(work::getAsBoolean, () -> new UnsupportedOperationException("over"));
  }

  private boolean noted(CountDownLatch begun, CountDownLatch mayReturn) {
    begun.countDown();
    try {
      mayReturn.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return events.add("work");
  }

  private static void until(BooleanSupplier condition) {
    while (!condition.getAsBoolean()) {
      Thread.onSpinWait();
    }
  }
}
