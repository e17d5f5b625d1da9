package io.paiadmin.core.sla.attainment;

import io.paiadmin.core.sla.clock.ClockKind;
import io.paiadmin.core.sla.matrix.Severity;
import java.time.LocalDate;
import java.util.Comparator;

/**
 * What is counted together.
 *
 * @param week the Monday of the week in which the incidents were raised
 * @param cluster the cluster
 * @param severity the severity whose deadline was kept or not
 * @param kind what was to be done
 */
public record AttainmentKey(LocalDate week, String cluster, Severity severity, ClockKind kind)
    implements Comparable<AttainmentKey> {
  private static final Comparator<AttainmentKey> ORDER =
      Comparator.comparing(AttainmentKey::week)
          .thenComparing(AttainmentKey::cluster)
          .thenComparing(AttainmentKey::severity)
          .thenComparing(AttainmentKey::kind);

  /** Orders by week, cluster, severity from the worst on, and kind. */
  @Override
  public int compareTo(AttainmentKey other) {
    return ORDER.compare(this, other);
  }
}
