package io.paiadmin.core.rotation.plan;

import io.paiadmin.core.rotation.duty.Standing;
import io.paiadmin.core.rotation.roster.Fraction;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What is due to each member as slots pass. The entitlement is a share of every slot in which a
 * member is there or owes their part. What is planned is the same, but for deferred absences: those
 * who are there serve meanwhile, and get it back afterwards, when whoever owes serves at most twice
 * the usual share.
 */
final class Accrual {
  private final List<Fraction> weights;
  private final List<Fraction> entitled;
  private final List<Fraction> planned;

  Accrual(List<Fraction> weights) {
    this.weights = List.copyOf(weights);
    this.entitled = nothing();
    this.planned = nothing();
  }

  private Accrual(Accrual other) {
    this.weights = other.weights;
    this.entitled = new ArrayList<>(other.entitled);
    this.planned = new ArrayList<>(other.planned);
  }

  Accrual copy() {
    return new Accrual(this);
  }

  /** Takes what was served as what was planned; the difference is made up bit by bit. */
  void restart(List<Fraction> served) {
    for (int at = 0; at < planned.size(); at++) {
      planned.set(at, served.get(at));
    }
  }

  /** Returns what a member is entitled to, in slots. */
  Fraction entitled(int member) {
    return entitled.get(member);
  }

  /** Returns what a member is planned to have served, in slots. */
  Fraction planned(int member) {
    return planned.get(member);
  }

  /**
   * Lets a slot pass.
   *
   * @param seats how many seats it has; not more than members are present
   * @return what each member is entitled to of it
   */
  List<Fraction> pass(List<Standing> standings, int seats) {
    List<Fraction> due = Shares.of(weights, at -> standings.get(at).isEntitled(), seats);
    List<Fraction> share = Shares.of(weights, at -> standings.get(at) == Standing.PRESENT, seats);
    payBack(standings, share);
    add(entitled, due);
    add(planned, share);
    return due;
  }

  private void payBack(List<Standing> standings, List<Fraction> share) {
    List<Fraction> takes = capacities(standings, share, 1);
    List<Fraction> gives = capacities(standings, share, -1);
    Fraction amount = sum(takes).min(sum(gives));
    if (amount.signum() > 0) {
      move(share, takes, amount, 1);
      move(share, gives, amount, -1);
    }
  }

  /** Returns how much more, or less, each member could serve in a slot to come closer to even. */
  private List<Fraction> capacities(List<Standing> standings, List<Fraction> share, int sign) {
    List<Fraction> capacities = nothing();
    for (int at = 0; at < weights.size(); at++) {
      Fraction debt = entitled.get(at).minus(planned.get(at));
      if (standings.get(at) == Standing.PRESENT && debt.signum() == sign) {
        Fraction most = share.get(at).min(debt.abs());
        Fraction room = Fraction.WHOLE.minus(share.get(at));
        capacities.set(at, sign > 0 ? most.min(room) : most);
      }
    }
    return capacities;
  }

  /** Hands an amount out, the largest capacity first, so that denominators stay small. */
  private static void move(
      List<Fraction> share, List<Fraction> capacities, Fraction amount, int sign) {
    Fraction left = amount;
    List<Integer> order =
        IntStream.range(0, share.size())
            .boxed()
            .sorted(Comparator.comparing(capacities::get, Comparator.reverseOrder()))
            .toList();
    for (int at : order) {
      Fraction part = left.min(capacities.get(at));
      share.set(at, share.get(at).plus(sign > 0 ? part : part.negated()));
      left = left.minus(part);
    }
  }

  private static void add(List<Fraction> sums, List<Fraction> parts) {
    for (int at = 0; at < sums.size(); at++) {
      sums.set(at, sums.get(at).plus(parts.get(at)));
    }
  }

  private static Fraction sum(List<Fraction> parts) {
    return parts.stream().reduce(Fraction.ZERO, Fraction::plus);
  }

  private List<Fraction> nothing() {
    return new ArrayList<>(Collections.nCopies(weights.size(), Fraction.ZERO));
  }
}
