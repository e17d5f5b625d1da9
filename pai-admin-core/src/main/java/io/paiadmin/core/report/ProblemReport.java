package io.paiadmin.core.report;

import io.paiadmin.api.Problem;
import io.paiadmin.core.text.Quoted;
import java.util.List;

/** Problems as text and as JSON. */
public final class ProblemReport {
  private ProblemReport() {}

  /** Returns a JSON object {@code {problems: [{severity, code, at, message, fix}]}}. */
  public static String json(List<Problem> problems) {
    return Json.print(Json.object().set("problems", Json.problems(problems)));
  }

  /** Returns a line for each problem. */
  public static String text(List<Problem> problems) {
    StringBuilder out = new StringBuilder();
    for (Problem problem : problems) {
      out.append(Json.word(problem.severity()))
          .append(' ')
          .append(Quoted.oneLine(problem.toString()))
          .append('\n');
    }
    return out.toString();
  }

  /** Adds the problems under a heading, if there are any. */
  static void append(StringBuilder out, List<Problem> problems) {
    if (!problems.isEmpty()) {
      out.append("\nproblems\n").append(text(problems).indent(2));
    }
  }
}
