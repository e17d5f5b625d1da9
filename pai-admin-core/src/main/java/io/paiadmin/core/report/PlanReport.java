package io.paiadmin.core.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.core.tenancy.plan.Effective;
import io.paiadmin.core.tenancy.plan.Leftover;
import io.paiadmin.core.tenancy.plan.Phase;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.plan.Reason;
import io.paiadmin.core.tenancy.plan.Step;
import io.paiadmin.core.text.Quoted;
import java.util.List;
import java.util.Locale;

/** A plan as text and as JSON. */
public final class PlanReport {
  private PlanReport() {}

  /**
   * Returns a plan as a JSON object {@code {cluster, mode, steps, problems, unmanaged}}, each step
   * being {@code {id, phase, kind, subject, from, to, reason: {code, at, text}, effective, risk,
   * needs}}.
   */
  public static String json(Plan<?> plan) {
    return Json.print(node(plan));
  }

  /** Returns several plans as a JSON array. */
  public static String json(List<? extends Plan<?>> plans) {
    ArrayNode array = Json.array(List.of());
    plans.forEach(plan -> array.add(node(plan)));
    return Json.print(array);
  }

  /** Returns a plan as text for people, one line per step and what to copy below it. */
  public static String text(Plan<?> plan) {
    StringBuilder out = new StringBuilder(title(plan)).append('\n');
    Phase phase = null;
    int number = 0;
    for (Step<?> step : plan.steps()) {
      if (step.phase() != phase) {
        phase = step.phase();
        out.append('\n').append(Json.word(phase)).append('\n');
      }
      number++;
      append(out, step, number);
    }
    ProblemReport.append(out, plan.problems());
    appendUnmanaged(out, plan.unmanaged());
    return out.toString();
  }

  static ObjectNode step(Step<?> step) {
    ActionJson change = ActionJson.of(step.action());
    ObjectNode json =
        Json.object()
            .put("id", step.id())
            .put("phase", Json.word(step.phase()))
            .put("kind", step.action().kind())
            .put("subject", step.action().subject());
    json.set("from", change.from());
    json.set("to", change.to());
    json.set("reason", reason(step.reason()));
    json.put("effective", effective(step.effective())).put("risk", Json.word(step.risk()));
    return json.set("needs", Json.array(step.needs()));
  }

  private static ObjectNode node(Plan<?> plan) {
    ObjectNode json = Json.object().put("cluster", plan.cluster()).put("mode", plan.mode().text());
    ArrayNode steps = json.putArray("steps");
    plan.steps().forEach(step -> steps.add(step(step)));
    json.set("problems", Json.problems(plan.problems()));
    ArrayNode unmanaged = json.putArray("unmanaged");
    for (Leftover leftover : plan.unmanaged()) {
      unmanaged.addObject().put("kind", Json.word(leftover.kind())).put("name", leftover.name());
    }
    return json;
  }

  private static ObjectNode reason(Reason reason) {
    return Json.object()
        .put("code", reason.code())
        .put("at", reason.at())
        .put("text", reason.text());
  }

  private static String effective(Effective effective) {
    return effective == Effective.WITHIN_10_MINUTES ? "WITHIN(10m)" : effective.name();
  }

  private static String words(Effective effective) {
    return switch (effective) {
      case NOW -> "now";
      case WITHIN_10_MINUTES -> "within 10 minutes";
      case NEXT_LOGIN -> "at the next sign-in";
      case AFTER_RESTART -> "after the restart";
    };
  }

  private static String title(Plan<?> plan) {
    String cluster = "cluster " + plan.cluster() + " (" + plan.mode().text() + " mode)";
    if (plan.isRefused()) {
      return "The plan for " + cluster + " is refused";
    } else if (plan.isEmpty()) {
      return "Nothing to do for " + cluster;
    }
    int count = plan.steps().size();
    return "Plan for " + cluster + ": " + count + (count == 1 ? " step" : " steps");
  }

  private static void append(StringBuilder out, Step<?> step, int number) {
    String indent = "       ";
    out.append(
        String.format(
            Locale.ROOT, "  %3d. %s", number, Quoted.oneLine(ActionText.line(step.action()))));
    out.append(" [").append(words(step.effective()));
    out.append(", ").append(Json.word(step.risk())).append(" risk]\n");
    out.append(indent).append("because ").append(Quoted.oneLine(step.reason().text()));
    if (!step.reason().at().isEmpty()) {
      out.append(" (").append(step.reason().at()).append(')');
    }
    out.append('\n');
    for (String line : ActionText.toCopy(step.action())) {
      out.append(indent).append("| ").append(line).append('\n');
    }
  }

  private static void appendUnmanaged(StringBuilder out, List<Leftover> leftovers) {
    if (!leftovers.isEmpty()) {
      out.append("\nunmanaged\n");
    }
    for (Leftover leftover : leftovers) {
      String kind = Json.word(leftover.kind()).replace('_', ' ');
      out.append("  ").append(kind).append(' ').append(leftover.name()).append('\n');
    }
  }
}
