package io.paiadmin.examples;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.jspecify.annotations.Nullable;

/** Questions, one for each row of a CSV file, of which the first row names the columns. */
final class Sheet {
  private static final CSVFormat FORMAT =
      CSVFormat.RFC4180
          .builder()
          .setHeader()
          .setSkipHeaderRecord(true)
          .setIgnoreEmptyLines(true)
          .setTrim(true)
          .build();

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  /** What the rows of a sheet ask. */
  interface Question {
    /** Returns the columns of the answered sheet. */
    List<String> columns();

    /**
     * Returns the values of an answered row.
     *
     * @throws PaiAdminException when the row makes no sense
     */
    List<String> answer(CSVRecord row);
  }

  private final Path file;
  private final List<Problem> problems = new ArrayList<>();

  private Sheet(Path file) {
    this.file = file;
  }

  /**
   * Answers every row of a file.
   *
   * @param question returns what columns of these names ask, or refuses them
   * @throws PaiAdminException with {@code INVALID_INPUT} and every fault of every row
   */
  static Answers answer(Path file, Function<List<String>, Question> question) {
    return new Sheet(file).answers(question);
  }

  private Answers answers(Function<List<String>, Question> questions) {
    try (CSVParser rows = parser()) {
      Question question = at(file.toString(), () -> questions.apply(rows.getHeaderNames()));
      Answers answers = new Answers(question.columns(), answers(rows, question));
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

  private List<List<String>> answers(CSVParser rows, Question question) {
    List<List<String>> answers = new ArrayList<>();
    for (CSVRecord row : rows) {
      try {
        answers.add(at(file + ":" + rows.getCurrentLineNumber(), () -> answer(row, question)));
      } catch (PaiAdminException e) {
        problems.addAll(e.problems());
      }
    }
    return answers;
  }

  private static List<String> answer(CSVRecord row, Question question) {
    if (!row.isConsistent()) {
      throw Arguments.refusal(
          "the row has not as many values as there are columns", "give each column one value");
    }
    return question.answer(row);
  }

  private static <T> T at(String place, Supplier<T> reading) {
    try {
      return reading.get();
    } catch (PaiAdminException e) {
      List<Problem> here = e.problems().stream().map(problem -> problem.movedTo(place)).toList();
      throw new PaiAdminException(e.code(), here, e);
    }
  }

  private PaiAdminException noCsv(Exception cause) {
    Throwable root = cause.getCause() == null ? cause : cause.getCause();
    return refused("the file is no CSV: " + root.getMessage(), "mend it at that place", cause);
  }

  private PaiAdminException refused(String message, String fix, @Nullable Throwable cause) {
    Problem problem = Problem.error("ARGUMENT", file.toString(), message, fix);
    return new PaiAdminException(StandardErrorCode.INVALID_INPUT, List.of(problem), cause);
  }
}
