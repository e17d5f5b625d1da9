package io.paiadmin.core.rotation.plan;

import io.paiadmin.core.rotation.base.BaseOrder;
import io.paiadmin.core.rotation.base.Cycle;
import io.paiadmin.core.rotation.base.Pair;
import io.paiadmin.core.rotation.base.Pairs;
import io.paiadmin.core.rotation.roster.Style;
import java.util.List;

/**
 * Whose turn it is while the same people are members, all of the same weight. Immutable.
 *
 * @param order who takes turns in which order
 * @param members their positions in the team
 * @param first the turn in which the first of them begins
 */
record Turns(BaseOrder order, List<Integer> members, long first) {
  static Turns of(Style style, List<Integer> members, long first) {
    BaseOrder order = style == Style.PAIRS ? new Pairs(members.size()) : new Cycle(members.size());
    return new Turns(order, List.copyOf(members), first);
  }

  /** Returns whose turn it is, the primary first. */
  List<Integer> in(long turn) {
    Pair pair = order.at(turn - first);
    return pair.secondary().isPresent()
        ? List.of(members.get(pair.primary()), members.get(pair.secondary().getAsInt()))
        : List.of(members.get(pair.primary()));
  }

  /** Returns how many turns later a member's own comes; a period when none does. */
  long until(int member, long turn) {
    int position = members.indexOf(member);
    for (long ahead = 1; ahead < order.period(); ahead++) {
      if (order.at(turn + ahead - first).has(position)) {
        return ahead;
      }
    }
    return order.period();
  }
}
