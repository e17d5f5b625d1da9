package io.paiadmin.core.sla.matrix;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.core.time.WorkingCalendar;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What is promised for some severities and priorities.
 *
 * @param at where the row is written, such as {@code policy.yaml:12:7}; may be empty
 * @param severities the severities, at least one
 * @param priorities the priorities; empty means any
 * @param acknowledge how soon somebody answers, from the moment an incident is raised
 * @param update how soon an update follows, from the acknowledgement and from each update
 * @param resolve how soon it is resolved, from the moment it is raised; null when nothing is
 *     promised
 * @param hours when working time counts
 * @param pauses what makes the clocks for updating and resolving stand still
 */
public record SlaRow(
    String at,
    Set<Severity> severities,
    Set<String> priorities,
    Target acknowledge,
    Target update,
    @Nullable Target resolve,
    WorkingCalendar hours,
    Set<PauseReason> pauses) {
  /**
   * Copies the sets, keeping a fixed order; refuses a row without severities with {@code
   * INVALID_INPUT}.
   */
  public SlaRow {
    if (severities.isEmpty()) {
      String message = "a row speaks of no severity";
      throw new PaiAdminException(
          StandardErrorCode.INVALID_INPUT, message, "name at least one from 0 to 3");
    }
    severities = Collections.unmodifiableSet(EnumSet.copyOf(severities));
    priorities = Collections.unmodifiableSet(new LinkedHashSet<>(priorities));
    Set<PauseReason> reasons = EnumSet.noneOf(PauseReason.class);
    reasons.addAll(pauses);
    pauses = Collections.unmodifiableSet(reasons);
  }

  /**
   * Makes a row that stands nowhere, promises nothing about resolving, and whose clocks never stand
   * still.
   */
  public static SlaRow of(
      Set<Severity> severities,
      Set<String> priorities,
      Target acknowledge,
      Target update,
      WorkingCalendar hours) {
    return new SlaRow("", severities, priorities, acknowledge, update, null, hours, Set.of());
  }

  /** Returns this row with a place. */
  public SlaRow writtenAt(String place) {
    return new SlaRow(place, severities, priorities, acknowledge, update, resolve, hours, pauses);
  }

  /** Returns this row with a promise about resolving. */
  public SlaRow resolvedWithin(Target target) {
    return new SlaRow(at, severities, priorities, acknowledge, update, target, hours, pauses);
  }

  /** Returns this row with what makes its clocks stand still. */
  public SlaRow pausedBy(PauseReason... reasons) {
    return new SlaRow(
        at, severities, priorities, acknowledge, update, resolve, hours, Set.of(reasons));
  }

  /** Tells whether the row speaks of a cell. */
  public boolean covers(Cell cell) {
    return severities.contains(cell.severity())
        && (priorities.isEmpty() || priorities.contains(cell.priority()));
  }

  /** Returns the severities and priorities on one line. */
  @Override
  public String toString() {
    String levels =
        severities.stream().map(s -> Integer.toString(s.level())).collect(Collectors.joining(", "));
    String clusters = priorities.isEmpty() ? "any priority" : String.join(", ", priorities);
    return "severity %s on %s".formatted(levels, clusters);
  }

  /** Tells whether this row speaks of no more than another: then it is at least as specific. */
  boolean isWithin(SlaRow other) {
    return other.severities.containsAll(severities)
        && (other.priorities.isEmpty()
            || (!priorities.isEmpty() && other.priorities.containsAll(priorities)));
  }

  /** Tells whether this row speaks of more than another. */
  boolean isWider(SlaRow other) {
    return other.isWithin(this) && !isWithin(other);
  }
}
