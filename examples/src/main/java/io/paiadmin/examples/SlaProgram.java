package io.paiadmin.examples;

import io.paiadmin.core.policy.ClusterPolicy;
import io.paiadmin.core.policy.Policy;
import io.paiadmin.core.policy.PolicyReader;
import io.paiadmin.core.report.ProblemReport;
import io.paiadmin.core.report.SlaReport;
import io.paiadmin.core.sla.clock.Fact;
import io.paiadmin.core.sla.clock.History;
import io.paiadmin.core.sla.clock.SlaClocks;
import io.paiadmin.core.sla.clock.SlaReading;
import io.paiadmin.core.sla.matrix.Severity;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Says until when an incident must be acknowledged and updated, and why. */
final class SlaProgram implements Program {
  @Override
  public String name() {
    return "sla";
  }

  @Override
  public String usage() {
    return "POLICY... [--cluster NAME] --severity N --raised INSTANT [--acknowledged INSTANT]"
        + " [--now INSTANT] [--json]";
  }

  @Override
  public String summary() {
    return "says until when an incident must be acknowledged and updated, and why";
  }

  @Override
  public Set<String> options() {
    return Set.of("--cluster", "--severity", "--raised", "--acknowledged", "--now");
  }

  @Override
  public Exit run(Arguments arguments, Console console) {
    Policy policy = PolicyReader.read(arguments.policyFiles());
    ClusterPolicy cluster = policy.cluster(OneCluster.name(policy, arguments));
    Severity severity = arguments.required("--severity", SlaProgram::severity);
    Instant raised = arguments.required("--raised", Moments::parse);
    Optional<Instant> acknowledged = arguments.optional("--acknowledged", Moments::parse);
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact.Raised(raised, severity, cluster.priority()));
    acknowledged.ifPresent(at -> facts.add(new Fact.Acknowledged(at)));
    Instant now = arguments.optional("--now", Moments::parse).orElse(acknowledged.orElse(raised));
    SlaReading reading = SlaClocks.read(policy.sla().matrix(), History.of(facts), now);
    console.err().print(ProblemReport.text(policy.warnings()));
    console.out().print(arguments.json() ? SlaReport.json(reading) : text(cluster, facts, reading));
    return Exit.DONE;
  }

  private static String text(ClusterPolicy cluster, List<Fact> facts, SlaReading reading) {
    Fact.Raised raised = (Fact.Raised) facts.get(0);
    return "%s on cluster %s (%s), raised %s, as of %s\n\n%s"
        .formatted(
            raised.severity(),
            cluster.name().value(),
            cluster.priority(),
            raised.at(),
            reading.at(),
            SlaReport.text(reading));
  }

  private static Severity severity(String text) {
    return Optional.of(text)
        .filter(digit -> digit.matches("[0-3]"))
        .flatMap(digit -> Severity.of(Integer.parseInt(digit)))
        .orElseThrow(
            () -> Arguments.refusal("'%s' is no severity".formatted(text), "write 0, 1, 2 or 3"));
  }
}
