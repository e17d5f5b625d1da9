package io.paiadmin.core.builtin;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.kit.Disturbance;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.ConnectException;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A network between a connector and its cluster, without sockets: it fails as sockets do. */
final class Line {
  private final MemoryCluster cluster;
  private final Set<Disturbance> active = ConcurrentHashMap.newKeySet();
  private final AtomicInteger writes = new AtomicInteger();

  Line(MemoryCluster cluster) {
    this.cluster = cluster;
  }

  /** Asks for everything the cluster holds, as text. */
  String get(Duration limit) throws IOException {
    arrive();
    if (active.contains(Disturbance.SILENCE) || active.contains(Disturbance.SILENT_WORK)) {
      await(limit);
    }
    String text = cluster.toJson();
    return active.contains(Disturbance.CUT_READINGS) ? text.substring(0, text.length() / 2) : text;
  }

  /** Asks for a change; what the cluster says against it comes back as it is. */
  void post(ClusterChange change, Duration limit) throws IOException {
    arrive();
    writes.incrementAndGet();
    if (active.remove(Disturbance.LOST_CHANGE)) {
      throw new SocketException("Connection reset");
    }
    if (active.contains(Disturbance.SILENCE)) {
      await(limit);
    }
    Runnable answer = answer(change);
    if (active.contains(Disturbance.SILENT_WORK)) {
      await(limit);
    }
    if (active.remove(Disturbance.LOST_ANSWER)) {
      throw new SocketException("Connection reset");
    }
    answer.run();
  }

  int writes() {
    return writes.get();
  }

  void disturb(Disturbance disturbance) {
    active.add(disturbance);
  }

  void restore() {
    active.clear();
  }

  private void arrive() throws ConnectException {
    if (active.contains(Disturbance.UNREACHABLE)) {
      throw new ConnectException("Connection refused");
    }
  }

  private Runnable answer(ClusterChange change) {
    try {
      cluster.apply(change);
      return () -> {};
    } catch (PaiAdminException e) {
      return () -> {
        throw e;
      };
    }
  }

  /** Waits for what never comes. */
  private static void await(Duration limit) throws IOException {
    try {
      if (!new CountDownLatch(1).await(limit.toNanos(), TimeUnit.NANOSECONDS)) {
        throw new SocketTimeoutException("Read timed out");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException();
    }
  }
}
