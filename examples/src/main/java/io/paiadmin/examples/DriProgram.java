package io.paiadmin.examples;

import io.paiadmin.core.report.DutyReport;
import io.paiadmin.core.rotation.duty.Duty;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.schedule.Schedule;
import java.time.Instant;
import java.util.Set;

/** Says who is on duty. */
final class DriProgram implements Program {
  @Override
  public String name() {
    return "dri";
  }

  @Override
  public String usage() {
    return "POLICY... [--at INSTANT] [--json]";
  }

  @Override
  public String summary() {
    return "says who is on duty, now or at another moment, and who comes next";
  }

  @Override
  public Set<String> options() {
    return Set.of("--at");
  }

  @Override
  public Exit run(Arguments arguments, Console console) {
    Instant moment = arguments.optional("--at", Moments::parse).orElseGet(Instant::now);
    Rotation rotation = OneRotation.read(arguments, console);
    Schedule schedule = Schedule.of(rotation, rotation.cadence().at(moment).end());
    console
        .out()
        .print(
            arguments.json()
                ? DutyReport.json(schedule, moment)
                : DutyReport.text(schedule, moment));
    return Exit.doneIf(schedule.at(moment).stream().allMatch(Duty::isCovered));
  }
}
