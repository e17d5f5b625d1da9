package io.paiadmin.examples;

import io.paiadmin.core.report.ExplanationReport;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.schedule.Explanation;
import io.paiadmin.core.rotation.schedule.Schedule;
import io.paiadmin.core.rotation.slot.Slot;
import java.time.Instant;
import java.util.Set;

/** Says why somebody is on duty. */
final class DriExplainProgram implements Program {
  @Override
  public String name() {
    return "dri-explain";
  }

  @Override
  public String usage() {
    return "POLICY... --at INSTANT [--json]";
  }

  @Override
  public String summary() {
    return "says why somebody is on duty at a moment, and why everybody else is not";
  }

  @Override
  public Set<String> options() {
    return Set.of("--at");
  }

  @Override
  public Exit run(Arguments arguments, Console console) {
    Instant moment = arguments.required("--at", Moments::parse);
    Rotation rotation = OneRotation.read(arguments, console);
    Slot slot = rotation.cadence().at(moment);
    Explanation explanation = Schedule.of(rotation, slot.end()).explain(slot.number());
    console
        .out()
        .print(
            arguments.json()
                ? ExplanationReport.json(explanation)
                : ExplanationReport.text(explanation));
    return Exit.DONE;
  }
}
