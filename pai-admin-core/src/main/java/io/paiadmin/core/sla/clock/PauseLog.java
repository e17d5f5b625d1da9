package io.paiadmin.core.sla.clock;

import io.paiadmin.core.sla.matrix.PauseReason;
import io.paiadmin.core.time.InstantRange;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** When an incident stood still, and why. */
final class PauseLog {
  private final Map<PauseReason, List<InstantRange>> over = new EnumMap<>(PauseReason.class);
  private final Map<PauseReason, Instant> open = new EnumMap<>(PauseReason.class);

  void start(PauseReason reason, Instant at) {
    open.putIfAbsent(reason, at);
  }

  void end(PauseReason reason, Instant at) {
    Instant start = open.remove(reason);
    if (start != null) {
      over.computeIfAbsent(reason, of -> new ArrayList<>()).add(new InstantRange(start, at));
    }
  }

  /** Tells whether it stands still for this reason. */
  boolean isOpen(PauseReason reason) {
    return open.containsKey(reason);
  }

  /**
   * Returns the times it stood still for some reasons; they may overlap. What is not over ends at
   * {@link Instant#MAX}.
   */
  List<InstantRange> ranges(Set<PauseReason> reasons) {
    return reasons.stream().sorted().flatMap(this::ranges).toList();
  }

  private Stream<InstantRange> ranges(PauseReason reason) {
    Stream<InstantRange> last =
        Stream.ofNullable(open.get(reason)).map(start -> new InstantRange(start, Instant.MAX));
    return Stream.concat(over.getOrDefault(reason, List.of()).stream(), last);
  }
}
