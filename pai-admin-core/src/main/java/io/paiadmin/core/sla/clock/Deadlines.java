package io.paiadmin.core.sla.clock;

import io.paiadmin.core.sla.matrix.Choice;
import io.paiadmin.core.sla.matrix.PauseReason;
import io.paiadmin.core.sla.matrix.SeverityChange;
import io.paiadmin.core.sla.matrix.SlaMatrix;
import io.paiadmin.core.sla.matrix.SlaRow;
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
  private final PauseLog log;
  private final ClockKind kind;
  private final Cycle cycle;

  /** What stands still after the clock was stopped says nothing of it. */
  private final Instant end;

  Deadlines(SlaMatrix matrix, PauseLog log, ClockKind kind, Cycle cycle) {
    this.matrix = matrix;
    this.log = log;
    this.kind = kind;
    this.cycle = cycle;
    this.end = cycle.end() == null ? Instant.MAX : cycle.end();
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
    List<InstantRange> pauses = pauses(choice.row());
    List<InstantRange> over = pauses.stream().filter(range -> !isOpen(range)).toList();
    WorkingCalendar hours = target.counting(choice.row().hours());
    Reach reach = new Reach(target, hours, hours.without(over), start(phase));
    Instant due = due(reach, pauses);
    WorkingCalendar counting = hours.without(pauses);
    return new Deadline(choice, target, counting, reach.start(), reach.budget(1), due);
  }

  private List<InstantRange> pauses(SlaRow row) {
    return log.ranges(reasons(row)).stream()
        .map(range -> range.end().isAfter(end) ? new InstantRange(range.start(), end) : range)
        .toList();
  }

  /** Nothing hides an incident that nobody has answered. */
  private Set<PauseReason> reasons(SlaRow row) {
    return kind == ClockKind.ACKNOWLEDGE ? Set.of() : row.pauses();
  }

  private Instant start(Phase phase) {
    boolean fromChange = matrix.severityChange() == SeverityChange.FROM_CHANGE;
    return fromChange && phase.from().isAfter(cycle.start()) ? phase.from() : cycle.start();
  }

  /** A deadline that comes after the clock has stopped does not come. */
  private static @Nullable Instant due(Reach reach, List<InstantRange> pauses) {
    Instant due = reach.after(1);
    return pauses.stream().anyMatch(range -> isOpen(range) && range.start().isBefore(due))
        ? null
        : due;
  }

  private static boolean isOpen(InstantRange pause) {
    return pause.end().equals(Instant.MAX);
  }
}
