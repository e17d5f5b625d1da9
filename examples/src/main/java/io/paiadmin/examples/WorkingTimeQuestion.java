package io.paiadmin.examples;

import io.paiadmin.core.time.OffsetText;
import io.paiadmin.core.time.WorkingCalendar;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What the rows of a sheet ask, which its columns tell. */
enum WorkingTimeQuestion {
  /** When must it begin. */
  SUBTRACT("end", "duration", "start"),
  /** When is it over. */
  ADD("start", "duration", "deadline"),
  /** How long was it. */
  BETWEEN("from", "to", "working_time");

  private final String first;
  private final String second;
  private final String answer;

  WorkingTimeQuestion(String first, String second, String answer) {
    this.first = first;
    this.second = second;
    this.answer = answer;
  }

  /**
   * Returns the question that columns of these names ask. Where they could ask several, since
   * answers are there too, it is the one of the columns after id and calendar.
   */
  static Optional<WorkingTimeQuestion> of(List<String> columns) {
    List<WorkingTimeQuestion> possible =
        Arrays.stream(values())
            .filter(question -> columns.containsAll(question.columns()))
            .toList();
    return possible.stream()
        .filter(question -> possible.size() == 1 || question.isFirstOf(columns))
        .findFirst();
  }

  private boolean isFirstOf(List<String> columns) {
    return columns.subList(0, columns().size()).equals(columns());
  }

  /** Returns the columns that a row must have. */
  List<String> columns() {
    return List.of("id", "calendar", first, second);
  }

  /** Returns the column of the answer. */
  String answer() {
    return answer;
  }

  /** Returns the answer to a row's third and fourth value. */
  String ask(WorkingCalendar calendar, String one, String other) {
    return switch (this) {
      case ADD -> OffsetText.of(calendar.add(Moments.parse(one), duration(other)), calendar.zone());
      case SUBTRACT ->
          OffsetText.of(calendar.subtract(Moments.parse(one), duration(other)), calendar.zone());
      case BETWEEN -> calendar.between(Moments.parse(one), Moments.parse(other)).toString();
    };
  }

  /** A day has no fixed working time. */
  private static Duration duration(String text) {
    if (text.toUpperCase(Locale.ROOT).contains("D")) {
      throw Arguments.refusal(
          "'%s' is in days, which have no fixed working time".formatted(text),
          "write it in hours, such as PT24H");
    }
    try {
      return Duration.parse(text);
    } catch (DateTimeParseException e) {
      throw Arguments.refusal(
          "'%s' is no duration".formatted(text), "write it like PT30M or PT2H30M");
    }
  }
}
