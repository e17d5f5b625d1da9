package io.paiadmin.examples;

import io.paiadmin.core.report.FairnessReport;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.schedule.Ledger;
import io.paiadmin.core.rotation.schedule.Schedule;
import java.util.Set;

/** Shows what everybody is due and what they serve. */
final class DriFairnessProgram implements Program {
  @Override
  public String name() {
    return "dri-fairness";
  }

  @Override
  public String usage() {
    return "POLICY... --weeks N [--json]";
  }

  @Override
  public String summary() {
    return "shows what everybody is due and serves in the first weeks of a rotation";
  }

  @Override
  public Set<String> options() {
    return Set.of("--weeks");
  }

  @Override
  public Exit run(Arguments arguments, Console console) {
    int weeks = arguments.required("--weeks", OneRotation::weeks);
    Rotation rotation = OneRotation.read(arguments, console);
    int days = rotation.cadence().days();
    int slots = (weeks * 7 + days - 1) / days;
    Ledger ledger = Schedule.of(rotation, rotation.cadence().start(slots)).ledger(slots);
    console
        .out()
        .print(arguments.json() ? FairnessReport.json(ledger) : FairnessReport.text(ledger));
    return Exit.DONE;
  }
}
