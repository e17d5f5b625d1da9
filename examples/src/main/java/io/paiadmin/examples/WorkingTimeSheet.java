package io.paiadmin.examples;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.core.sla.matrix.SlaPolicy;
import io.paiadmin.core.time.WorkingCalendar;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.jspecify.annotations.Nullable;

/**
 * Questions about working time, one for each row of a CSV file. The first row names the columns;
 * those that the question does not have are passed over.
 */
final class WorkingTimeSheet {
  private static final CSVFormat FORMAT =
      CSVFormat.RFC4180
          .builder()
          .setHeader()
          .setSkipHeaderRecord(true)
          .setIgnoreEmptyLines(true)
          .setTrim(true)
          .build();

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final Path file;
  private final SlaPolicy policy;
  private final List<Problem> problems = new ArrayList<>();

  private WorkingTimeSheet(Path file, SlaPolicy policy) {
    this.file = file;
    this.policy = policy;
  }

  /**
   * Answers every row of a file.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} and every fault of every row
   */
  static Answers answer(Path file, SlaPolicy policy) {
    return new WorkingTimeSheet(file, policy).answers();
  }

  private Answers answers() {
    try (CSVParser rows = parser()) {
      WorkingTimeQuestion question =
          WorkingTimeQuestion.of(rows.getHeaderNames()).orElseThrow(this::noQuestion);
      Answers answers = new Answers(question, answers(rows, question));
      if (!problems.isEmpty()) {
        throw new PaiAdminException(StandardErrorCode.INVALID_INPUT, problems);
      }
      return answers;
    } catch (IOException | UncheckedIOException e) {
      throw noCsv(e);
    }
  }

  private CSVParser parser() throws IOException {
    try {
      return CSVParser.parse(text(), FORMAT);
    } catch (IllegalArgumentException e) {
      throw noCsv(e);
    }
  }

  private String text() {
    try {
      String text = Files.readString(file);
      return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    } catch (NoSuchFileException e) {
      throw refused("there is no such file", "name a CSV file", e);
    } catch (IOException e) {
      throw refused("the file cannot be read", "name a CSV file in UTF-8", e);
    }
  }

  private List<List<String>> answers(CSVParser rows, WorkingTimeQuestion question) {
    List<List<String>> answers = new ArrayList<>();
    for (CSVRecord row : rows) {
      try {
        answers.add(answer(row, question));
      } catch (PaiAdminException e) {
        String line = file + ":" + rows.getCurrentLineNumber();
        e.problems().forEach(problem -> problems.add(problem.movedTo(line)));
      }
    }
    return answers;
  }

  private List<String> answer(CSVRecord row, WorkingTimeQuestion question) {
    if (!row.isConsistent()) {
      throw Arguments.refusal(
          "the row has not as many values as there are columns", "give each column one value");
    }
    List<String> values = new ArrayList<>(question.columns().stream().map(row::get).toList());
    WorkingCalendar calendar = policy.calendar(values.get(1));
    values.add(question.ask(calendar, values.get(2), values.get(3)));
    return values;
  }

  private PaiAdminException noCsv(Exception cause) {
    Throwable root = cause.getCause() == null ? cause : cause.getCause();
    return refused("the file is no CSV: " + root.getMessage(), "mend it at that place", cause);
  }

  private PaiAdminException noQuestion() {
    String fix =
        "begin with id,calendar,start,duration or id,calendar,end,duration or id,calendar,from,to,"
            + " with commas between them";
    return refused("the first row does not say what is asked", fix, null);
  }

  private PaiAdminException refused(String message, String fix, @Nullable Throwable cause) {
    Problem problem = Problem.error("ARGUMENT", file.toString(), message, fix);
    return new PaiAdminException(StandardErrorCode.INVALID_INPUT, List.of(problem), cause);
  }
}
