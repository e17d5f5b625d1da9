package io.paiadmin.examples;

import io.paiadmin.core.PaiAdmin;
import io.paiadmin.core.report.PlanReport;
import io.paiadmin.core.tenancy.plan.Plan;
import java.util.Set;

/** Shows what would change on a cluster, and why. */
final class PlanProgram implements Program {
  @Override
  public String name() {
    return "plan";
  }

  @Override
  public String usage() {
    return "POLICY... [--cluster NAME] [--state FILE] [--json]";
  }

  @Override
  public String summary() {
    return "shows what would change on the cluster, and why; changes nothing";
  }

  @Override
  public Set<String> options() {
    return Set.of("--cluster", "--state");
  }

  @Override
  public Exit run(Arguments arguments, Console console) {
    try (PaiAdmin admin = OneCluster.open(arguments)) {
      Plan<?> plan = admin.tenancy(OneCluster.name(admin.policy(), arguments)).plan();
      OneCluster.remark(admin, plan.problems(), console);
      console.out().print(arguments.json() ? PlanReport.json(plan) : PlanReport.text(plan));
      return Exit.doneIf(!plan.isRefused());
    }
  }
}
