package io.paiadmin.examples;

import io.paiadmin.core.ClusterTenancy;
import io.paiadmin.core.PaiAdmin;
import io.paiadmin.core.report.RestartReport;
import io.paiadmin.core.tenancy.simulation.OpenPaiRestart;
import java.util.List;
import java.util.Set;

/** Foretells what a restart of the rest-server would silently change. */
final class RestartCheckProgram implements Program {
  @Override
  public String name() {
    return "restart-check";
  }

  @Override
  public String usage() {
    return "POLICY... [--cluster NAME] [--state FILE] [--json]";
  }

  @Override
  public String summary() {
    return "says what a restart of the rest-server would strip or delete";
  }

  @Override
  public Set<String> options() {
    return Set.of("--cluster", "--state");
  }

  @Override
  public Exit run(Arguments arguments, Console console) {
    try (PaiAdmin admin = OneCluster.open(arguments)) {
      OneCluster.remark(admin, List.of(), console);
      ClusterTenancy tenancy = admin.tenancy(OneCluster.name(admin.policy(), arguments));
      OpenPaiRestart.Outcome outcome = tenancy.restart();
      String cluster = tenancy.cluster();
      console
          .out()
          .print(
              arguments.json()
                  ? RestartReport.json(cluster, outcome)
                  : RestartReport.text(cluster, outcome));
      return Exit.DONE;
    }
  }
}
