package io.paiadmin.core.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.Problem;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.core.apply.ApplyOutcome;
import io.paiadmin.core.apply.StepResult;
import io.paiadmin.core.tenancy.access.AccessChange;
import io.paiadmin.core.text.Quoted;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What became of a plan, as text and as JSON. */
public final class ApplyReport {
  private ApplyReport() {}

  /**
   * Returns an outcome as a JSON object {@code {cluster, mode, complete, rebased, steps, counts,
   * verified, deviation: {gained, lost}, problems}}: each step as in a plan, with {@code status}
   * and {@code detail}.
   */
  public static String json(ApplyOutcome outcome) {
    ObjectNode json =
        Json.object()
            .put("cluster", outcome.plan().cluster())
            .put("mode", outcome.plan().mode().text())
            .put("complete", outcome.isComplete())
            .put("rebased", outcome.rebased());
    ArrayNode steps = json.putArray("steps");
    for (StepResult result : outcome.results()) {
      steps.add(
          PlanReport.step(result.step())
              .put("status", result.status().name())
              .put("detail", result.detail()));
    }
    ObjectNode counts = json.putObject("counts");
    outcome.counts().forEach((status, count) -> counts.put(status.name(), count));
    json.put("verified", outcome.isVerified());
    json.set("deviation", deviation(outcome));
    List<Problem> problems = new ArrayList<>(outcome.plan().problems());
    problems.addAll(outcome.problems());
    json.set("problems", Json.problems(problems));
    return Json.print(json);
  }

  /** Returns an outcome as text for people: a line per step, and {@link #summary}. */
  public static String text(ApplyOutcome outcome) {
    StringBuilder out = new StringBuilder();
    for (StepResult result : outcome.results()) {
      out.append(line(result)).append('\n');
    }
    return out.append(summary(outcome)).toString();
  }

  /** Returns the end of an outcome as text for people: the counts, and how access came out. */
  public static String summary(ApplyOutcome outcome) {
    StringBuilder out = new StringBuilder();
    out.append(outcome.isComplete() ? "Done: " : "Not complete: ")
        .append(counts(outcome))
        .append('\n');
    appendDeviation(out, outcome);
    ProblemReport.append(out, outcome.problems());
    return out.toString();
  }

  /** Returns what became of one step on one line. */
  public static String line(StepResult result) {
    String detail = result.detail().isEmpty() ? "" : " (" + Quoted.oneLine(result.detail()) + ")";
    String what = Quoted.oneLine(ActionText.line(result.step().action()));
    return String.format(Locale.ROOT, "  %-7s %s%s", result.status(), what, detail);
  }

  private static String counts(ApplyOutcome outcome) {
    List<String> parts =
        outcome.counts().entrySet().stream()
            .filter(entry -> entry.getValue() > 0)
            .map(entry -> entry.getValue() + " " + Json.word(entry.getKey()))
            .toList();
    return parts.isEmpty() ? "nothing had to be done" : String.join(", ", parts);
  }

  private static void appendDeviation(StringBuilder out, ApplyOutcome outcome) {
    AccessChange deviation = outcome.deviation();
    if (deviation == null) {
      out.append("Access could not be read back.\n");
    } else if (deviation.isEmpty()) {
      out.append(verified(outcome));
    } else {
      out.append("Access is not yet what was wanted:\n");
      deviation.lost().forEach(pair -> append(out, "missing", pair));
      deviation.gained().forEach(pair -> append(out, "unwanted", pair));
    }
  }

  private static String verified(ApplyOutcome outcome) {
    if (!outcome.results().stream().allMatch(result -> result.status().isDone())) {
      return "Nobody's access differs from what was wanted, but not every step is done.\n";
    }
    return outcome.plan().mode() == AuthenticationMode.AAD
        ? "Verified: everybody may use exactly what was planned; what hangs on the directory counts"
            + " from each user's next sign-in.\n"
        : "Verified: everybody may use exactly what was wanted.\n";
  }

  private static void append(StringBuilder out, String word, AccessChange.Pair pair) {
    out.append("  ").append(word).append(": ").append(pair.user()).append(" on ");
    out.append(pair.resource()).append('\n');
  }

  /** Returns null where access could not be read back. */
  private static JsonNode deviation(ApplyOutcome outcome) {
    AccessChange deviation = outcome.deviation();
    if (deviation == null) {
      return NullNode.getInstance();
    }
    ObjectNode json = Json.object();
    ArrayNode gained = json.putArray("gained");
    ArrayNode lost = json.putArray("lost");
    deviation.gained().forEach(pair -> add(gained, pair));
    deviation.lost().forEach(pair -> add(lost, pair));
    return json;
  }

  private static void add(ArrayNode array, AccessChange.Pair pair) {
    array
        .addObject()
        .put("user", pair.user())
        .set("resource", AccessReport.resource(pair.resource()));
  }
}
