package io.paiadmin.examples;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.core.PaiAdmin;
import io.paiadmin.core.plugin.SettingValue;
import io.paiadmin.core.policy.Policy;
import io.paiadmin.core.policy.PolicyReader;
import io.paiadmin.core.report.ProblemReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What every program does first: read the policy, pick a cluster, connect. */
final class OneCluster {
  /** The options by which a cluster is picked and its files are replaced. */
  static final Set<String> OPTIONS = Set.of("--cluster", "--state", "--out");

  private OneCluster() {}

  /** Reads the policy, with the files that the options name in place of its own. */
  static PaiAdmin open(Arguments arguments) {
    Policy policy = PolicyReader.read(arguments.policyFiles());
    String cluster = name(policy, arguments);
    Policy replaced = replace(policy, cluster, "state", arguments);
    return PaiAdmin.of(replace(replaced, cluster, "out", arguments)).build();
  }

  /** Returns the cluster that is meant: the one named, or the only one. */
  static String name(Policy policy, Arguments arguments) {
    return arguments
        .option("--cluster")
        .map(name -> policy.cluster(name).name().value())
        .orElseGet(() -> onlyOne(policy));
  }

  /** Tells what a person should look at and has not been shown yet. */
  static void remark(PaiAdmin admin, List<Problem> shown, Console console) {
    List<Problem> problems = new ArrayList<>(admin.problems());
    problems.removeAll(shown);
    console.err().print(ProblemReport.text(problems));
  }

  private static String onlyOne(Policy policy) {
    if (policy.clusters().size() != 1) {
      throw new PaiAdminException(
          StandardErrorCode.INVALID_INPUT,
          "the policy has " + policy.clusters().size() + " clusters",
          policy.clusters().isEmpty() ? "declare one" : "say which one with --cluster NAME");
    }
    return policy.clusters().get(0).name().value();
  }

  private static Policy replace(Policy policy, String cluster, String key, Arguments arguments) {
    return arguments
        .file("--" + key)
        .map(file -> new SettingValue.Literal(file.toAbsolutePath().toString()))
        .map(value -> policy.withSetting(cluster, key, value))
        .orElse(policy);
  }
}
