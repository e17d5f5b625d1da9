package io.paiadmin.examples;

import io.paiadmin.core.ClusterTenancy;
import io.paiadmin.core.PaiAdmin;
import io.paiadmin.core.apply.ApplyListener;
import io.paiadmin.core.apply.ApplyOutcome;
import io.paiadmin.core.apply.StepResult;
import io.paiadmin.core.report.ApplyReport;
import io.paiadmin.core.report.PlanReport;
import io.paiadmin.core.tenancy.plan.Plan;
import java.io.PrintStream;
import java.util.Set;

/** Makes a cluster what the policy wants, and proves that it is. */
final class ApplyProgram implements Program {
  @Override
  public String name() {
    return "apply";
  }

  @Override
  public String usage() {
    return "POLICY... [--cluster NAME] [--state FILE] [--out FILE] [--json]";
  }

  @Override
  public String summary() {
    return "plans, carries the plan out, and proves that access is what the policy wants";
  }

  @Override
  public Set<String> options() {
    return OneCluster.OPTIONS;
  }

  @Override
  public Exit run(Arguments arguments, Console console) {
    try (PaiAdmin admin = OneCluster.open(arguments)) {
      ClusterTenancy tenancy = admin.tenancy(OneCluster.name(admin.policy(), arguments));
      Plan<?> plan = tenancy.plan();
      OneCluster.remark(admin, plan.problems(), console);
      if (plan.isRefused()) {
        console.out().print(arguments.json() ? PlanReport.json(plan) : PlanReport.text(plan));
        return Exit.INCOMPLETE;
      }
      PrintStream lines = arguments.json() ? console.err() : console.out();
      ApplyOutcome outcome = tenancy.apply(plan, new ProgressLines(lines));
      console
          .out()
          .print(arguments.json() ? ApplyReport.json(outcome) : ApplyReport.summary(outcome));
      return Exit.doneIf(outcome.isComplete());
    }
  }

  /** Prints a line for each step as soon as it is known what became of it. */
  private record ProgressLines(PrintStream lines) implements ApplyListener {
    @Override
    public void finished(StepResult result, int number, int total) {
      lines.println("[" + number + "/" + total + "]" + ApplyReport.line(result));
    }
  }
}
