package io.paiadmin.core.rotation.plan;

import java.util.Comparator;

/**
 * Somebody who could serve in a slot, and what speaks for or against it, the more important first.
 * Everybody's share comes before all of it.
 *
 * @param member the position in the team
 * @param resting whether the last duty is nearer than the rest that is wanted
 * @param excluded whether somebody seated already should not serve with this member
 * @param base whether it is this member's turn when all are there
 * @param justServed whether this member served in the slot before
 * @param distance the more, the later this member's own turn comes; so that few turns move
 * @param together how often this member served with whoever is seated already
 * @param rank the place in the initial order
 */
record Candidate(
    int member,
    boolean resting,
    boolean excluded,
    boolean base,
    boolean justServed,
    long distance,
    int together,
    int rank) {
  /** The one to take first. */
  static final Comparator<Candidate> ORDER =
      Comparator.comparing(Candidate::resting)
          .thenComparing(Candidate::excluded)
          .thenComparing(Candidate::base, Comparator.reverseOrder())
          .thenComparing(Candidate::justServed)
          .thenComparing(Candidate::distance, Comparator.reverseOrder())
          .thenComparing(Candidate::together)
          .thenComparing(Candidate::rank);
}
