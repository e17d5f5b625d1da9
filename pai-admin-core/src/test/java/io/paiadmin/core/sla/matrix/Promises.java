package io.paiadmin.core.sla.matrix;

import io.paiadmin.core.time.Calendars;
import io.paiadmin.core.time.WorkingCalendar;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Rows and matrices in few words, on the calendar NY unless said otherwise. */
public final class Promises {
  /** The priorities of the tests. */
  public static final Priorities PRIORITIES =
      new Priorities(List.of("production", "staging", "research"));

  private Promises() {}

  /**
   * Makes a row.
   *
   * @param levels numbers of severities, such as {@code 0 1}
   * @param priorities names such as {@code production staging}; empty means any
   */
  public static SlaRow row(String levels, String priorities, String acknowledge, String update) {
    return row("", levels, priorities, acknowledge, update);
  }

  /** Makes a row that is written somewhere. */
  public static SlaRow row(
      String at, String levels, String priorities, String acknowledge, String update) {
    return new SlaRow(
        at,
        severities(levels),
        new TreeSet<>(words(priorities)),
        Target.parse(acknowledge),
        Target.parse(update),
        null,
        Calendars.named("NY"),
        Set.of());
  }

  /** Returns a row with a promise to resolve, or without when it is null. */
  public static SlaRow resolving(SlaRow row, @Nullable String resolve) {
    return new SlaRow(
        row.at(),
        row.severities(),
        row.priorities(),
        row.acknowledge(),
        row.update(),
        resolve == null ? null : Target.parse(resolve),
        row.hours(),
        row.pauses());
  }

  /** Returns a row whose clocks stand still for these reasons. */
  public static SlaRow pausing(SlaRow row, PauseReason... reasons) {
    return new SlaRow(
        row.at(),
        row.severities(),
        row.priorities(),
        row.acknowledge(),
        row.update(),
        row.resolve(),
        row.hours(),
        Set.of(reasons));
  }

  /** Returns a row with other hours. */
  public static SlaRow on(WorkingCalendar hours, SlaRow row) {
    return new SlaRow(
        row.at(),
        row.severities(),
        row.priorities(),
        row.acknowledge(),
        row.update(),
        row.resolve(),
        hours,
        row.pauses());
  }

  /** Makes a matrix in which deadlines count from the start. */
  public static SlaMatrix matrix(SlaRow... rows) {
    return matrix(SeverityChange.FROM_START, rows);
  }

  /** Makes a matrix. */
  public static SlaMatrix matrix(SeverityChange change, SlaRow... rows) {
    return SlaMatrix.of(PRIORITIES, List.of(rows), change);
  }

  /** Makes the matrix of the preset on a calendar. */
  public static SlaMatrix recommended(WorkingCalendar hours, SeverityChange change) {
    return SlaMatrix.of(PRIORITIES, Preset.OPENPAI_RECOMMENDED.rows(hours, ""), change);
  }

  /** Makes a cell. */
  public static Cell cell(int level, String priority) {
    return new Cell(Severity.of(level).orElseThrow(), priority);
  }

  private static Set<Severity> severities(String levels) {
    return words(levels).stream()
        .map(level -> Severity.of(Integer.parseInt(level)).orElseThrow())
        .collect(Collectors.toSet());
  }

  private static List<String> words(String text) {
    return Arrays.stream(text.split(" ")).filter(word -> !word.isEmpty()).toList();
  }
}
