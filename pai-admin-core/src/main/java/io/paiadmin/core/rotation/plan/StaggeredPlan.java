package io.paiadmin.core.rotation.plan;

import io.paiadmin.core.rotation.duty.Standing;
import io.paiadmin.core.rotation.roster.Fraction;
import io.paiadmin.core.rotation.roster.Member;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Rotation.Rules;
import io.paiadmin.core.rotation.roster.Seats;
import io.paiadmin.core.rotation.roster.Style;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Plans primaries within the quota; each is secondary in the slot before. Where that one is away,
 * whoever is furthest behind serves. Used once, by one thread.
 */
final class StaggeredPlan {
  private final Rotation rotation;
  private final List<String> names;
  private final List<Integer> ranks;
  private final Map<String, Fraction> lags = new HashMap<>();

  private StaggeredPlan(Rotation rotation) {
    this.rotation = rotation;
    this.names = rotation.team().names();
    this.ranks = Ranks.of(rotation);
  }

  static List<Planned> of(Rotation rotation, int slots) {
    StaggeredPlan plan = new StaggeredPlan(rotation);
    // Two more, since the next slot may have no length.
    List<Planned> primaries = QuotaPlan.of(primaries(rotation), slots + 2);
    return IntStream.range(0, slots)
        .mapToObj(slot -> plan.both(primaries.get(slot), plan.next(primaries, slot)))
        .toList();
  }

  private Planned next(List<Planned> primaries, int slot) {
    return primaries.get(rotation.cadence().isEmpty(slot + 1) ? slot + 2 : slot + 1);
  }

  /** Returns the rotation of primaries alone. Published secondaries stay in it, to stay apart. */
  private static Rotation primaries(Rotation rotation) {
    Rules rules = rotation.rules();
    return new Rotation(
        rotation.name(),
        rotation.cadence(),
        new Rules(Style.CYCLE, rules.seed(), rules.rest(), rules.holidays()),
        rotation.team(),
        rotation.agreements(),
        rotation.published());
  }

  private Planned both(Planned now, Planned next) {
    Optional<String> primary = now.seats().primary();
    Optional<String> secondary = secondary(now, next);
    List<Fraction> shares = shares(now);
    IntStream.range(0, names.size()).forEach(at -> owe(names.get(at), shares.get(at)));
    Stream.of(primary, secondary)
        .flatMap(Optional::stream)
        .forEach(one -> owe(one, Fraction.WHOLE.negated()));
    List<String> turn =
        Stream.concat(now.turn().stream(), next.turn().stream()).distinct().toList();
    return new Planned(
        now.slot(), new Seats(primary, secondary), turn, now.standings(), shares, now.considered());
  }

  private void owe(String member, Fraction more) {
    lags.merge(member, more, Fraction::plus);
  }

  private Optional<String> secondary(Planned now, Planned next) {
    if (rotation.cadence().isEmpty(now.slot())) {
      return Optional.empty();
    }
    if (rotation.published().hasBegun(now.slot())
        && rotation.published().at(now.slot()).isPresent()) {
      return now.seats().secondary();
    }
    return now.seats()
        .secondary()
        .or(() -> next.seats().primary().filter(one -> canJoin(now, one)))
        .or(() -> furthestBehind(now));
  }

  private boolean canJoin(Planned now, String member) {
    return now.standings().get(names.indexOf(member)) == Standing.PRESENT
        && now.seats().role(member).isEmpty();
  }

  private Optional<String> furthestBehind(Planned now) {
    return names.stream()
        .filter(one -> canJoin(now, one))
        .max(
            Comparator.<String, Fraction>comparing(one -> lags.getOrDefault(one, Fraction.ZERO))
                .thenComparing(one -> ranks.get(names.indexOf(one)), Comparator.reverseOrder()));
  }

  private List<Fraction> shares(Planned now) {
    List<Fraction> weights = rotation.team().members().stream().map(Member::weight).toList();
    int seats = Shares.seats(rotation, now.slot(), now.standings());
    return Shares.of(weights, at -> now.standings().get(at).isEntitled(), seats);
  }
}
