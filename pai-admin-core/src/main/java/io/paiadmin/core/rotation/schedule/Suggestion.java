package io.paiadmin.core.rotation.schedule;

import io.paiadmin.core.rotation.duty.Duty;
import io.paiadmin.core.rotation.duty.Standing;
import io.paiadmin.core.rotation.plan.Ranks;
import io.paiadmin.core.rotation.plan.StandIn;
import io.paiadmin.core.rotation.roster.Fraction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Somebody who could take a slot over. Immutable.
 *
 * @param member who
 * @param lag by how much they served less than is due to them before the slot
 * @param remarks what speaks against it; empty when nothing does
 */
public record Suggestion(String member, Fraction lag, List<String> remarks) {
  /** Copies the remarks. */
  public Suggestion {
    remarks = List.copyOf(remarks);
  }

  static List<Suggestion> of(Schedule schedule, long slot) {
    List<String> names = schedule.rotation().team().names();
    List<Integer> ranks = Ranks.of(schedule.rotation());
    List<String> concerned = concerned(schedule, slot);
    List<String> serving = serving(schedule, slot);
    List<Standing> standings = schedule.planned(slot).standings();
    Ledger ledger = schedule.ledger(Math.max(0, slot));
    return IntStream.range(0, names.size())
        .filter(at -> standings.get(at) == Standing.PRESENT)
        .filter(at -> !concerned.contains(names.get(at)))
        .mapToObj(
            at ->
                new StandIn(
                    names.get(at),
                    restsAround(schedule, slot, names.get(at)),
                    schedule.rotation().team().isExcluded(names.get(at), serving),
                    ledger.account(names.get(at)).lag(),
                    ranks.get(at)))
        .sorted(StandIn.ORDER)
        .map(Suggestion::of)
        .toList();
  }

  private static Suggestion of(StandIn standIn) {
    List<String> remarks = new ArrayList<>();
    if (standIn.resting()) {
      remarks.add("has another duty nearer than the rest allows");
    }
    if (standIn.excluded()) {
      remarks.add("is kept apart from somebody on duty");
    }
    return new Suggestion(standIn.member(), standIn.lag(), remarks);
  }

  private static boolean restsAround(Schedule schedule, long slot, String member) {
    int rest = schedule.rotation().rules().rest();
    return LongStream.rangeClosed(schedule.restingFrom(slot), slot + rest)
        .filter(other -> other != slot && other < schedule.end())
        .anyMatch(other -> serving(schedule, other).contains(member));
  }

  private static List<String> serving(Schedule schedule, long slot) {
    return schedule.in(slot).duties().stream()
        .map(Duty::member)
        .flatMap(Optional::stream)
        .distinct()
        .toList();
  }

  /** Returns who serves, and who gave a duty away: they are no help in the same slot. */
  private static List<String> concerned(Schedule schedule, long slot) {
    return schedule.in(slot).duties().stream()
        .flatMap(duty -> Stream.of(duty.member(), duty.owner()))
        .flatMap(Optional::stream)
        .distinct()
        .toList();
  }
}
