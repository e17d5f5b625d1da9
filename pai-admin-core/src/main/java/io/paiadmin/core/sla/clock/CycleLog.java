package io.paiadmin.core.sla.clock;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The cycles of one clock as they begin and end; at most one of them is open. */
final class CycleLog {
  private final List<Cycle> ended = new ArrayList<>();
  private @Nullable Cycle open;

  void begin(Instant start, Instant opened) {
    if (open == null) {
      open = new Cycle(start, opened, null);
    }
  }

  void end(Instant at) {
    if (open != null) {
      ended.add(new Cycle(open.start(), open.opened(), at));
      open = null;
    }
  }

  /** Ends the open cycle and begins another; what comes at its very start is no cycle. */
  void restart(Instant at) {
    if (open != null && !open.start().equals(at)) {
      end(at);
      begin(at, at);
    }
  }

  /** Forgets the open cycle. */
  void drop() {
    open = null;
  }

  List<Cycle> cycles() {
    List<Cycle> all = new ArrayList<>(ended);
    if (open != null) {
      all.add(open);
    }
    return all;
  }
}
