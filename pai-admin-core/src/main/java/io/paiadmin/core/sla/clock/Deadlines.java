package io.paiadmin.core.sla.clock;

import io.paiadmin.core.sla.matrix.Choice;
import io.paiadmin.core.sla.matrix.PauseReason;
import io.paiadmin.core.sla.matrix.SeverityChange;
import io.paiadmin.core.sla.matrix.SlaMatrix;
import io.paiadmin.core.sla.matrix.SlaRow;
import io.paiadmin.core.sla.matrix.Target;
import io.paiadmin.core.time.InstantRange;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
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
    Reach known = reach(choice.row(), target, phase, range -> !isOpen(range));
    Reach reach = reach(choice.row(), target, phase, range -> true);
    Instant due = due(known.after(1), reach.pauses());
    return new Deadline(choice, target, reach.counting(), reach.start(), reach.budget(), due);
  }

  /** Returns how many times in a row the target of a missed deadline has passed before a moment. */
  int timesPassed(Deadline missed, Phase phase, Instant before) {
    return reach(missed.choice().row(), missed.target(), phase, range -> true).timesPassed(before);
  }

  private Reach reach(SlaRow row, Target target, Phase phase, Predicate<InstantRange> felt) {
    List<InstantRange> pauses = pauses(row).stream().filter(felt).toList();
    return Reach.of(target, target.counting(row.hours()), pauses, start(phase));
  }

  /** Returns the pauses that meet the cycle, up to its end. */
  private List<InstantRange> pauses(SlaRow row) {
    return log.ranges(reasons(row)).stream()
        .filter(range -> range.end().isAfter(cycle.start()) && range.start().isBefore(end))
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
  private static @Nullable Instant due(Instant due, List<InstantRange> pauses) {
    boolean stopped =
        pauses.stream().anyMatch(range -> isOpen(range) && range.start().isBefore(due));
    return stopped ? null : due;
  }

  private static boolean isOpen(InstantRange pause) {
    return pause.end().equals(Instant.MAX);
  }
}
