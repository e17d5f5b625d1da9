package io.paiadmin.core.rotation.plan;

import io.paiadmin.core.rotation.roster.Fraction;
import io.paiadmin.core.rotation.roster.Member;
import io.paiadmin.core.rotation.roster.Rotation;
import java.util.List;

/**
 * What is due to every member and what they had, up to some slot.
 *
 * @param rotation the rotation
 * @param ranks the place of each member in the initial order
 * @param accrual what is due
 * @param served what was served
 * @param burden who owes duty on holidays
 */
record Books(
    Rotation rotation, List<Integer> ranks, Accrual accrual, Served served, Burden burden) {
  static Books of(Rotation rotation) {
    List<Member> members = rotation.team().members();
    return new Books(
        rotation,
        Ranks.of(rotation),
        new Accrual(members.stream().map(Member::weight).toList()),
        new Served(members.size()),
        new Burden(rotation));
  }

  /** Returns by how much a member served less than is due to them, in slots. */
  Fraction lag(int member) {
    return accrual.entitled(member).minus(served.credits().get(member));
  }

  /** Tells whether a member served so lately that they should rest. */
  boolean rests(int member, long turn) {
    return served.turnsSince(member, turn) <= rotation.rules().rest();
  }

  /** Tells whether a member is kept apart from one of others. */
  boolean isExcluded(int member, List<Integer> others) {
    List<String> names = rotation.team().names();
    return rotation.team().isExcluded(names.get(member), others.stream().map(names::get).toList());
  }
}
