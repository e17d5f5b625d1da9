package io.paiadmin.examples;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.core.policy.Policy;
import io.paiadmin.core.policy.PolicyReader;
import io.paiadmin.core.report.ProblemReport;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** Answers questions about working time, one for each row of a CSV file. */
final class WorkingTimeProgram implements Program {
  @Override
  public String name() {
    return "working-time";
  }

  @Override
  public String usage() {
    return "POLICY... FILE.csv [--json]";
  }

  @Override
  public String summary() {
    return "adds, subtracts and measures working time: rows with start and duration, end and"
        + " duration, or from and to";
  }

  @Override
  public Set<String> options() {
    return Set.of();
  }

  @Override
  public Exit run(Arguments arguments, Console console) {
    List<Path> files = arguments.policyFiles();
    int last = files.size() - 1;
    if (last == 0) {
      throw new PaiAdminException(
          StandardErrorCode.INVALID_INPUT,
          "no file with questions is named",
          "name the policy file and then a CSV file");
    }
    Policy policy = PolicyReader.read(files.subList(0, last));
    console.err().print(ProblemReport.text(policy.warnings()));
    Answers answers =
        Sheet.answer(files.get(last), columns -> WorkingTimeRows.of(policy.sla(), columns));
    console.out().print(arguments.json() ? answers.json() : answers.csv());
    return Exit.DONE;
  }
}
