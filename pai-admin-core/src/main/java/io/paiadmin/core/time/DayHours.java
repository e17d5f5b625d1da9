package io.paiadmin.core.time;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.core.time.line.SetOperation;
import io.paiadmin.core.time.line.Span;
import io.paiadmin.core.time.line.Spans;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The hours of one day, possibly none. Two of the same hours are equal. Immutable.
 *
 * @param intervals in order, with time between them, none of them ending on the next day
 */
public record DayHours(List<DayInterval> intervals) {
  /** A day without hours. */
  public static final DayHours NONE = new DayHours(List.of());

  /** The whole day. */
  public static final DayHours ALL = of(List.of(new DayInterval(0, DayInterval.DAY)));

  /**
   * Puts intervals in order; those that touch become one.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} and every fault: {@code HOURS_OVERLAP} for
   *     intervals that overlap, {@code HOURS_MIDNIGHT} for one that ends on the next day
   */
  public DayHours {
    List<Problem> problems =
        problems(intervals.stream().sorted(Comparator.comparingInt(DayInterval::start)).toList());
    if (!problems.isEmpty()) {
      throw new PaiAdminException(StandardErrorCode.INVALID_INPUT, problems);
    }
    intervals = intervals(spans(intervals));
  }

  /**
   * Makes the hours of a day from intervals in any order.
   *
   * @throws PaiAdminException as the constructor does
   */
  public static DayHours of(Collection<DayInterval> intervals) {
    return new DayHours(List.copyOf(intervals));
  }

  /** Returns these hours without those. */
  public DayHours without(DayHours others) {
    Spans left = spans(intervals).combine(spans(others.intervals), SetOperation.DIFFERENCE);
    return new DayHours(intervals(left));
  }

  /** Tells whether there are none. */
  public boolean isEmpty() {
    return intervals.isEmpty();
  }

  /** Returns the hours as people write them, or {@code closed}. */
  @Override
  public String toString() {
    return isEmpty()
        ? "closed"
        : intervals.stream().map(DayInterval::toString).collect(Collectors.joining(", "));
  }

  private static List<DayInterval> intervals(Spans spans) {
    return spans.list().stream()
        .map(span -> new DayInterval((int) span.start(), (int) span.end()))
        .toList();
  }

  private static Spans spans(List<DayInterval> intervals) {
    return Spans.of(intervals.stream().map(i -> new Span(i.start(), i.end())).toList());
  }

  private static List<Problem> problems(List<DayInterval> ordered) {
    List<Problem> problems = new ArrayList<>();
    ordered.stream()
        .filter(DayInterval::endsNextDay)
        .map(DayHours::midnight)
        .forEach(problems::add);
    for (int i = 1; i < ordered.size(); i++) {
      DayInterval before = ordered.get(i - 1);
      DayInterval next = ordered.get(i);
      if (next.start() < before.end()) {
        problems.add(overlap(before, next));
      }
    }
    return problems;
  }

  private static Problem midnight(DayInterval interval) {
    String message = "'%s' ends on the next day".formatted(interval);
    return Problem.error("HOURS_MIDNIGHT", "", message, "write the hours of each date apart");
  }

  private static Problem overlap(DayInterval before, DayInterval next) {
    String message = "'%s' and '%s' overlap".formatted(before, next);
    return Problem.error("HOURS_OVERLAP", "", message, "end the one where the other starts");
  }
}
