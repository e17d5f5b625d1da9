package io.paiadmin.examples;

import io.paiadmin.core.ClusterTenancy;
import io.paiadmin.core.PaiAdmin;
import io.paiadmin.core.apply.ApplyOutcome;
import io.paiadmin.core.policy.PolicyReader;
import io.paiadmin.core.report.ApplyReport;
import io.paiadmin.core.report.PlanReport;
import io.paiadmin.core.tenancy.access.Resource;
import io.paiadmin.core.tenancy.plan.Plan;
import java.nio.file.Path;

/** What a service does that embeds the library; the README shows this file. */
final class Embedding {
  private Embedding() {}

  static void administer(Path policy, String cluster) {
    try (PaiAdmin admin = PaiAdmin.of(PolicyReader.read(policy)).build()) {
      ClusterTenancy tenancy = admin.tenancy(cluster);
      Plan<?> plan = tenancy.plan(); // or tenancy.join("alice", "vision")
      System.out.print(PlanReport.text(plan));
      if (!plan.isRefused()) {
        ApplyOutcome outcome = tenancy.apply(plan);
        System.out.print(ApplyReport.text(outcome));
      }
      System.out.println(tenancy.access().who(Resource.virtualCluster("default")));
    }
  }
}
