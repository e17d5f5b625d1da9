package io.paiadmin.core.rotation.schedule;

import io.paiadmin.core.rotation.duty.Duty;
import io.paiadmin.core.rotation.duty.SlotDuties;
import io.paiadmin.core.rotation.duty.Standing;
import io.paiadmin.core.rotation.plan.Considered;
import io.paiadmin.core.rotation.plan.Planned;
import io.paiadmin.core.rotation.roster.Fraction;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Seats;
import io.paiadmin.core.rotation.schedule.Explanation.Regard;
import io.paiadmin.core.time.ZoneData;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Explains one slot. Used once. */
final class Explaining {
  private final Schedule schedule;
  private final Rotation rotation;
  private final SlotDuties duties;
  private final Planned planned;
  private final Optional<Seats> promised;

  Explaining(Schedule schedule, long slot) {
    this.schedule = schedule;
    this.rotation = schedule.rotation();
    this.duties = schedule.in(slot);
    this.planned = schedule.planned(slot);
    this.promised = rotation.published().at(slot);
  }

  Explanation explain() {
    long slot = duties.slot().number();
    return new Explanation(
        rotation.cadence(),
        ZoneData.version(rotation.cadence().zone()),
        duties.slot(),
        planned.turn(),
        promised,
        planned.seats(),
        new Effects(schedule).in(slot),
        duties.duties(),
        regards(slot));
  }

  private List<Regard> regards(long slot) {
    List<Fraction> before = lags(slot);
    List<Fraction> after = lags(slot + 1);
    List<String> names = rotation.team().names();
    return IntStream.range(0, names.size())
        .mapToObj(
            at ->
                new Regard(
                    names.get(at),
                    planned.standings().get(at),
                    whyNot(names.get(at), planned.standings().get(at)),
                    before.get(at),
                    after.get(at)))
        .toList();
  }

  private List<Fraction> lags(long end) {
    return schedule.ledger(Math.max(0, end)).accounts().stream().map(Account::lag).toList();
  }

  private String whyNot(String member, Standing standing) {
    if (duties.duties().stream().map(Duty::member).anyMatch(Optional.of(member)::equals)) {
      return "";
    }
    if (standing != Standing.PRESENT) {
      return standing.text();
    }
    if (schedule.owners(duties.slot().number()).role(member).isPresent()) {
      return "gave it away";
    }
    if (promised.orElse(planned.seats()).role(member).isPresent()) {
      return "swapped it";
    }
    return promised.isPresent() ? "was not named when it was published" : passedOver(member);
  }

  private String passedOver(String member) {
    return planned.considered().stream()
        .filter(one -> one.member().equals(member))
        .map(Considered::reason)
        .findFirst()
        .orElse(unnamed());
  }

  /** The formula considers nobody; a plan considers everybody who has not had their share. */
  private String unnamed() {
    return schedule.isFormula() || duties.slot().number() < 0
        ? "has another turn"
        : "is owed no duty by the plan yet";
  }
}
