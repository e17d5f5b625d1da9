package io.paiadmin.examples;

import io.paiadmin.api.Problem;
import io.paiadmin.core.policy.Policy;
import io.paiadmin.core.policy.PolicyReader;
import io.paiadmin.core.report.MatrixReport;
import io.paiadmin.core.report.ProblemReport;
import io.paiadmin.core.sla.matrix.SlaMatrix;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Shows what is promised, with its holes. */
final class SlaMatrixProgram implements Program {
  @Override
  public String name() {
    return "sla-matrix";
  }

  @Override
  public String usage() {
    return "POLICY... [--json]";
  }

  @Override
  public String summary() {
    return "shows what is promised for each severity and priority, and where nothing is";
  }

  @Override
  public Set<String> options() {
    return Set.of();
  }

  @Override
  public Exit run(Arguments arguments, Console console) {
    Policy policy = PolicyReader.read(arguments.policyFiles());
    SlaMatrix matrix = policy.sla().matrix();
    List<Problem> further = new ArrayList<>(policy.warnings());
    further.removeAll(matrix.problems());
    console.err().print(ProblemReport.text(further));
    console.out().print(arguments.json() ? MatrixReport.json(matrix) : MatrixReport.text(matrix));
    return Exit.DONE;
  }
}
