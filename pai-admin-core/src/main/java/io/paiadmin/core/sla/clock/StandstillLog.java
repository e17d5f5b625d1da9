package io.paiadmin.core.sla.clock;

import io.paiadmin.core.sla.matrix.Standstill;
import io.paiadmin.core.time.InstantRange;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** When an incident stood still, and why. */
final class StandstillLog {
  private final Map<Standstill, List<InstantRange>> over = new EnumMap<>(Standstill.class);
  private final Map<Standstill, Instant> open = new EnumMap<>(Standstill.class);

  void start(Standstill reason, Instant at) {
    open.putIfAbsent(reason, at);
  }

  void end(Standstill reason, Instant at) {
    Instant start = open.remove(reason);
    if (start != null) {
      over.computeIfAbsent(reason, of -> new ArrayList<>()).add(new InstantRange(start, at));
    }
  }

  /** Returns the times that are over, for some reasons; they may overlap. */
  List<InstantRange> over(Set<Standstill> reasons) {
    return reasons.stream()
        .sorted()
        .flatMap(reason -> over.getOrDefault(reason, List.of()).stream())
        .toList();
  }

  /** Returns since when it stands still for one of these reasons. */
  Optional<Instant> since(Set<Standstill> reasons) {
    return reasons.stream()
        .flatMap(reason -> Optional.ofNullable(open.get(reason)).stream())
        .min(Instant::compareTo);
  }
}
