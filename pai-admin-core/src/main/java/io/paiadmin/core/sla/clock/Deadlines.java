package io.paiadmin.core.sla.clock;

import io.paiadmin.core.sla.matrix.Choice;
import io.paiadmin.core.sla.matrix.SeverityChange;
import io.paiadmin.core.sla.matrix.SlaMatrix;
import io.paiadmin.core.sla.matrix.SlaRow;
import io.paiadmin.core.sla.matrix.Standstill;
import io.paiadmin.core.sla.matrix.Target;
import io.paiadmin.core.time.InstantRange;
import io.paiadmin.core.time.WorkingCalendar;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The deadlines of one cycle of one clock, one for each phase of the incident. */
final class Deadlines {
  private final SlaMatrix matrix;
  private final StandstillLog standstills;
  private final ClockKind kind;
  private final Cycle cycle;

  Deadlines(SlaMatrix matrix, StandstillLog standstills, ClockKind kind, Cycle cycle) {
    this.matrix = matrix;
    this.standstills = standstills;
    this.kind = kind;
    this.cycle = cycle;
  }

  /** Returns the deadline in a phase; empty when nothing is promised for its cell. */
  Optional<Deadline> in(Phase phase) {
    return matrix
        .choose(phase.cell())
        .flatMap(choice -> target(choice.row()).map(target -> deadline(choice, target, phase)));
  }

  private Optional<Target> target(SlaRow row) {
    return switch (kind) {
      case ACKNOWLEDGE -> Optional.of(row.acknowledge());
      case UPDATE -> Optional.of(row.update());
      case RESOLVE -> Optional.ofNullable(row.resolve());
    };
  }

  private Deadline deadline(Choice choice, Target target, Phase phase) {
    Set<Standstill> reasons = standstill(choice.row());
    List<InstantRange> over = standstills.over(reasons).stream().filter(this::isFelt).toList();
    Instant since = standstills.since(reasons).filter(this::isFelt).orElse(null);
    WorkingCalendar hours = target.counting(choice.row().hours());
    WorkingCalendar counting = hours.without(over);
    Reach reach = new Reach(target, hours, counting, start(phase));
    return new Deadline(
        choice, target, paused(counting, since), reach.start(), reach.budget(1), due(reach, since));
  }

  /** Nothing hides an incident that nobody has answered. */
  private Set<Standstill> standstill(SlaRow row) {
    return kind == ClockKind.ACKNOWLEDGE ? Set.of() : row.standstill();
  }

  private Instant start(Phase phase) {
    boolean fromChange = matrix.severityChange() == SeverityChange.FROM_CHANGE;
    return fromChange && phase.from().isAfter(cycle.start()) ? phase.from() : cycle.start();
  }

  /** What stood still after the clock was stopped says nothing of it. */
  private boolean isFelt(InstantRange range) {
    return isFelt(range.start());
  }

  private boolean isFelt(Instant standstill) {
    return cycle.end() == null || standstill.isBefore(cycle.end());
  }

  /** A deadline that comes after the clock has stopped does not come. */
  private static @Nullable Instant due(Reach reach, @Nullable Instant since) {
    Instant due = reach.after(1);
    return since == null || !due.isAfter(since) ? due : null;
  }

  private static WorkingCalendar paused(WorkingCalendar counting, @Nullable Instant since) {
    return since == null
        ? counting
        : counting.without(List.of(new InstantRange(since, Instant.MAX)));
  }
}
