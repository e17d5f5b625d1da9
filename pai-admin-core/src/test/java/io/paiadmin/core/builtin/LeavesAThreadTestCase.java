package io.paiadmin.core.builtin;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.kit.ClusterConnectorContract;
import io.paiadmin.api.kit.Fixture;
import io.paiadmin.api.spi.ClusterConnector;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterAll;

/** Has a thread that nobody ends. */
class LeavesAThreadTestCase extends ClusterConnectorContract {
  private static final CountDownLatch OVER = new CountDownLatch(1);

  LeavesAThreadTestCase() {
    super(AuthenticationMode.BASIC);
  }

  @Override
  protected ClusterConnector connect(Fixture fixture) {
    new Thread(LeavesAThreadTestCase::lastOn, "left behind").start();
    return new WrongConnector(fixture);
  }

  @Override
  protected Duration patience() {
    return Duration.ofMillis(500);
  }

  @AfterAll
  static void end_the_threads() {
    OVER.countDown();
  }

  private static void lastOn() {
    try {
      OVER.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
