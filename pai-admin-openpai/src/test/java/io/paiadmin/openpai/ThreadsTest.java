package io.paiadmin.openpai;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.cluster.JobQuery;
import io.paiadmin.api.spi.ClusterConnector;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A closed connector leaves no thread behind. */
class ThreadsTest extends OnStub {
  private final StubbedCluster cluster = basic();

  @Test
  void none_is_left_once_the_connector_is_closed_and_forgotten() {
    Set<Thread> before = new HashSet<>(Thread.getAllStackTraces().keySet());
    useAndClose();
    Set<Thread> left = since(before);
    assertThat(left).allMatch(Thread::isDaemon);
    // The JDK's client ends its own thread when it is garbage, and looks every few seconds.
    long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
    while (left.stream().anyMatch(Thread::isAlive) && System.nanoTime() < end) {
      System.gc();
      join(left);
    }
    assertThat(left).noneMatch(Thread::isAlive);
  }

  private void useAndClose() {
    ClusterConnector connector = cluster.connect("root1");
    connector.read();
    connector.jobs(JobQuery.ALL);
    connector.close();
  }

  private static void join(Set<Thread> threads) {
    try {
      for (Thread thread : threads) {
        thread.join(200);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static Set<Thread> since(Set<Thread> before) {
    Set<Thread> threads = new HashSet<>(Thread.getAllStackTraces().keySet());
    threads.removeAll(before);
    threads.removeIf(thread -> !isOfTheConnector(thread));
    return threads;
  }

  private static boolean isOfTheConnector(Thread thread) {
    return thread.getName().startsWith("pai-admin-openpai")
        || thread.getName().startsWith("HttpClient");
  }
}
