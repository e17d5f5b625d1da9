package io.paiadmin.core.rotation.plan;

import io.paiadmin.core.rotation.roster.Fraction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** What a plan has given to whom so far. Used by one thread. */
final class Served {
  private static final long NEVER = Long.MIN_VALUE / 2;

  private final List<Fraction> credits;
  private final long[] last;
  private final int[] balance;
  private final int[][] together;

  Served(int members) {
    credits = new ArrayList<>(Collections.nCopies(members, Fraction.ZERO));
    last = new long[members];
    balance = new int[members];
    together = new int[members][members];
    Arrays.fill(last, NEVER);
  }

  /** Returns what each member served, in slots. */
  List<Fraction> credits() {
    return credits;
  }

  /** Returns how many turns ago a member served; a very large number for never. */
  long turnsSince(int member, long turn) {
    return turn - last[member];
  }

  /** Returns how often a member served with others. */
  int together(int member, List<Integer> others) {
    return others.stream().mapToInt(other -> together[member][other]).sum();
  }

  /**
   * Puts the primary first: as in the base order when these two are its pair, otherwise whoever has
   * been primary less often than secondary, compared with the other.
   */
  List<Integer> roles(List<Integer> seated, List<Integer> base) {
    if (base.size() == seated.size() && base.containsAll(seated)) {
      return base;
    }
    List<Integer> roles = new ArrayList<>(seated);
    roles.sort(Comparator.comparing(member -> balance[member]));
    return roles;
  }

  /** Notes who had a turn, the primary first, and what each member served of it. */
  void serve(List<Integer> roles, List<Fraction> credit, long turn) {
    roles.forEach(member -> last[member] = turn);
    for (int at = 0; at < credits.size(); at++) {
      credits.set(at, credits.get(at).plus(credit.get(at)));
    }
    if (roles.size() == 2) {
      int primary = roles.get(0);
      int secondary = roles.get(1);
      balance[primary]++;
      balance[secondary]--;
      together[primary][secondary]++;
      together[secondary][primary]++;
    }
  }
}
