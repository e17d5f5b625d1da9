package io.paiadmin.core.sla.clock;

import io.paiadmin.core.sla.matrix.Cell;
import io.paiadmin.core.sla.matrix.SlaMatrix;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads the clocks of an incident off its history. The same history and moment always give the same
 * clocks, so that nothing needs to be stored.
 *
 * <ul>
 *   <li>The clock for acknowledging runs from the moment the incident was raised until somebody
 *       answers (acknowledges, updates or resolves). It never stands still, and no clock for
 *       updates runs beside it.
 *   <li>From then on each update restarts the clock for updates. A late update is one missed
 *       update, however late; resolving ends the clock, reopening starts another.
 *   <li>The clock for resolving counts from the moment the incident was raised; after reopening, a
 *       new one counts from there as well.
 *   <li>The first breach stays. A change of severity or priority brings another deadline for what
 *       is neither done nor breached yet.
 * </ul>
 */
public final class SlaClocks {
  private final SlaMatrix matrix;
  private final Course course;
  private final Instant now;
  private final List<Clock> clocks = new ArrayList<>();

  private SlaClocks(SlaMatrix matrix, Course course, Instant now) {
    this.matrix = matrix;
    this.course = course;
    this.now = now;
  }

  /**
   * Returns the clocks as they stand at a moment; what happened later is not known yet. Before the
   * incident was raised there are none.
   *
   * @throws io.paiadmin.api.PaiAdminException with {@code INVALID_INPUT} and {@code TIME_HORIZON}
   *     when a calendar has no more working time for a deadline, or {@code PRIORITY_UNKNOWN} when
   *     the matrix lists priorities and not that of the incident
   */
  public static SlaReading read(SlaMatrix matrix, History history, Instant now) {
    return new SlaClocks(matrix, new Course(history, now), now).read();
  }

  private SlaReading read() {
    clock(ClockKind.ACKNOWLEDGE, 1, course.acknowledgement()).ifPresent(clocks::add);
    if (course.isAnswered()) {
      addUpdates(course.updates());
    }
    addResolutions(course.resolutions());
    return new SlaReading(course.raised(), now, clocks, holes());
  }

  /** After a breach there is nothing left to keep by resolving once more. */
  private void addResolutions(List<Cycle> cycles) {
    boolean kept = true;
    for (int i = 0; i < cycles.size() && kept; i++) {
      Optional<Clock> clock = clock(ClockKind.RESOLVE, i + 1, cycles.get(i));
      clock.ifPresent(clocks::add);
      kept = clock.filter(found -> found.status() == ClockStatus.BREACHED).isEmpty();
    }
  }

  private void addUpdates(List<Cycle> cycles) {
    for (int i = 0; i < cycles.size(); i++) {
      clock(ClockKind.UPDATE, i + 1, cycles.get(i)).ifPresent(clocks::add);
    }
  }

  private Optional<Clock> clock(ClockKind kind, int number, Cycle cycle) {
    return new Measurement(matrix, course, now, kind, number, cycle).clock();
  }

  private List<Cell> holes() {
    return course.phases().stream()
        .map(Phase::cell)
        .filter(cell -> matrix.choose(cell).isEmpty())
        .distinct()
        .toList();
  }
}
