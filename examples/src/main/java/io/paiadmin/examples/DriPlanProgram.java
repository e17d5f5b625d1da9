package io.paiadmin.examples;

import io.paiadmin.core.report.RosterReport;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.schedule.Schedule;
import io.paiadmin.core.rotation.slot.Cadence;
import io.paiadmin.core.time.FirstInstant;
import io.paiadmin.core.time.InstantRange;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Set;

/** Lists who is on duty slot after slot. */
final class DriPlanProgram implements Program {
  @Override
  public String name() {
    return "dri-plan";
  }

  @Override
  public String usage() {
    return "POLICY... --from DATE --weeks N [--ics FILE] [--json]";
  }

  @Override
  public String summary() {
    return "lists who is on duty for some weeks, with gaps and what was agreed without effect; --ics"
        + " writes a feed for calendars";
  }

  @Override
  public Set<String> options() {
    return Set.of("--from", "--weeks", "--ics");
  }

  @Override
  public Exit run(Arguments arguments, Console console) {
    LocalDate from = arguments.required("--from", OneRotation::date);
    int weeks = arguments.required("--weeks", OneRotation::weeks);
    Rotation rotation = OneRotation.read(arguments, console);
    InstantRange range =
        new InstantRange(
            handoff(rotation.cadence(), from), handoff(rotation.cadence(), from.plusWeeks(weeks)));
    Schedule schedule = Schedule.of(rotation, range.end());
    arguments.file("--ics").ifPresent(file -> CalendarFeed.write(file, schedule, range));
    console
        .out()
        .print(
            arguments.json()
                ? RosterReport.json(schedule, range)
                : RosterReport.text(schedule, range));
    return Exit.DONE;
  }

  /** A day of duty begins with the hand-off, not at midnight. */
  private static Instant handoff(Cadence cadence, LocalDate date) {
    return FirstInstant.of(date.atTime(cadence.handoff()), cadence.zone());
  }
}
