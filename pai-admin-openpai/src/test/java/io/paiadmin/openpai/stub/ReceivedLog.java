package io.paiadmin.openpai.stub;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Every request in the order of arrival. Thread-safe. */
final class ReceivedLog {
  private final List<Entry> entries = new ArrayList<>();
  private final AtomicInteger unanswered = new AtomicInteger();

  /** One request, whose fate is filled in when it is known. */
  static final class Entry {
    private volatile Received received;

    private Entry(Received received) {
      this.received = received;
    }

    void decided(int status, boolean wrote) {
      Received old = received;
      received = new Received(old.method(), old.path(), old.user(), status, wrote);
    }
  }

  synchronized Entry arrived(Request request) {
    String user = Credential.userOf(request.authorization());
    Entry entry = new Entry(new Received(request.method(), request.target(), user, 0, false));
    entries.add(entry);
    return entry;
  }

  synchronized List<Received> all() {
    return entries.stream().map(entry -> entry.received).toList();
  }

  void leftUnanswered() {
    unanswered.incrementAndGet();
  }

  int unanswered() {
    return unanswered.get();
  }

  synchronized void forget() {
    entries.clear();
  }
}
