package io.paiadmin.core.rotation.plan;

import static java.util.Comparator.comparing;
import static java.util.Comparator.reverseOrder;

import io.paiadmin.core.rotation.roster.Fraction;
import java.util.Comparator;
import java.util.List;

/**
 * Somebody who could serve in a slot, and what speaks for or against it. Everybody's share comes
 * before all of it.
 *
 * @param member the position in the team
 * @param holidays how many holidays are owed, in a slot with holidays; otherwise nothing
 * @param resting whether the last duty is nearer than the rest that is wanted
 * @param excluded whether somebody seated already should not serve with this member
 * @param turn whether it is this member's turn when all are there
 * @param justServed whether this member served in the turn before
 * @param untilTurn in how many turns this member's own turn comes; nothing when weights differ
 * @param due the slot by which this member has to serve; nothing when weights are equal
 * @param together how often this member served with whoever is seated already
 * @param rank the place in the initial order
 */
record Candidate(
    int member,
    Fraction holidays,
    boolean resting,
    boolean excluded,
    boolean turn,
    boolean justServed,
    long untilTurn,
    long due,
    int together,
    int rank) {
  private static final List<Criterion> CRITERIA =
      List.of(
          new Criterion(
              comparing(Candidate::holidays, reverseOrder()), "owes fewer duties on holidays"),
          new Criterion(comparing(Candidate::resting), "rests from the last duty"),
          new Criterion(comparing(Candidate::excluded), "is kept apart from somebody on duty"),
          new Criterion(
              comparing(Candidate::turn, reverseOrder()), "is not the one whose turn it is"),
          new Criterion(comparing(Candidate::justServed), "served in the slot before"),
          // Whose turn is far away has the least to move.
          new Criterion(
              comparing(Candidate::untilTurn, reverseOrder()), "has a turn of their own sooner"),
          new Criterion(comparing(Candidate::due), "may serve later"),
          new Criterion(
              comparing(Candidate::together), "served more often with the other one on duty"),
          new Criterion(comparing(Candidate::rank), "comes later in the initial order"));

  /** The one to take first. */
  static final Comparator<Candidate> ORDER =
      CRITERIA.stream().map(Criterion::order).reduce(Comparator::thenComparing).orElseThrow();

  /** Why somebody comes after somebody else. */
  private record Criterion(Comparator<Candidate> order, String reason) {}

  /** Says why this one comes after another. */
  String behind(Candidate first) {
    return CRITERIA.stream()
        .filter(criterion -> criterion.order().compare(first, this) != 0)
        .findFirst()
        .map(Criterion::reason)
        .orElse("");
  }
}
