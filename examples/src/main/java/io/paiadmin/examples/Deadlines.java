package io.paiadmin.examples;

import io.paiadmin.core.policy.Policy;
import io.paiadmin.core.report.SlaReport;
import io.paiadmin.core.sla.clock.Fact;
import io.paiadmin.core.sla.clock.History;
import io.paiadmin.core.sla.clock.SlaClocks;
import io.paiadmin.core.sla.clock.SlaReading;
import io.paiadmin.core.sla.matrix.Severity;
import io.paiadmin.core.time.WorkingCalendar;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** What a service does that asks for deadlines; the README shows this file. */
final class Deadlines {
  private Deadlines() {}

  static Instant tell(Policy policy, Instant raised, Instant now) {
    WorkingCalendar office = policy.sla().calendar("office");
    Instant deadline = office.add(raised, Duration.ofMinutes(30)); // or between, subtract, explain

    History history = History.of(List.of(new Fact.Raised(raised, Severity.SEV_1, "production")));
    SlaReading reading = SlaClocks.read(policy.sla().matrix(), history, now);
    System.out.print(SlaReport.text(reading));
    return deadline;
  }
}
