package io.paiadmin.examples;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.core.sla.matrix.SlaPolicy;
import io.paiadmin.core.time.WorkingCalendar;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.csv.CSVRecord;

/**
 * Rows that ask about working time. Columns that the question does not have are passed over.
 *
 * @param policy where calendars are described
 * @param question what the rows ask
 */
record WorkingTimeRows(SlaPolicy policy, WorkingTimeQuestion question) implements Sheet.Question {
  /**
   * Makes rows of the question that columns of these names ask.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} when they ask none
   */
  static WorkingTimeRows of(SlaPolicy policy, List<String> columns) {
    return WorkingTimeQuestion.of(columns)
        .map(question -> new WorkingTimeRows(policy, question))
        .orElseThrow(WorkingTimeRows::noQuestion);
  }

  @Override
  public List<String> columns() {
    List<String> columns = new ArrayList<>(question.columns());
    columns.add(question.answer());
    return columns;
  }

  @Override
  public List<String> answer(CSVRecord row) {
    List<String> values = new ArrayList<>(question.columns().stream().map(row::get).toList());
    WorkingCalendar calendar = policy.calendar(values.get(1));
    values.add(question.ask(calendar, values.get(2), values.get(3)));
    return values;
  }

  private static PaiAdminException noQuestion() {
    return Arguments.refusal(
        "the first row does not say what is asked",
        "begin with id,calendar,start,duration or id,calendar,end,duration or id,calendar,from,to,"
            + " with commas between them");
  }
}
