package io.paiadmin.core.rotation.plan;

import io.paiadmin.core.rotation.roster.Fraction;
import java.util.Comparator;

/**
 * Somebody who could serve in place of somebody else. Immutable.
 *
 * @param member the name
 * @param resting whether the rest that is wanted would be cut short
 * @param excluded whether this one is kept apart from somebody on duty
 * @param lag by how much this member served less than is due to them, in slots
 * @param rank the place in the initial order
 */
public record StandIn(String member, boolean resting, boolean excluded, Fraction lag, int rank) {
  /** The one to ask first. */
  public static final Comparator<StandIn> ORDER =
      Comparator.comparing(StandIn::resting)
          .thenComparing(StandIn::excluded)
          .thenComparing(StandIn::lag, Comparator.reverseOrder())
          .thenComparing(StandIn::rank);
}
