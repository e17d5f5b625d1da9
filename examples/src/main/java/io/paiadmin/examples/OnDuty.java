package io.paiadmin.examples;

import io.paiadmin.core.report.DutyReport;
import io.paiadmin.core.rotation.change.Away;
import io.paiadmin.core.rotation.change.Change;
import io.paiadmin.core.rotation.roster.Absence;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.schedule.Move;
import io.paiadmin.core.rotation.schedule.Schedule;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/** What the README shows of rotations. */
final class OnDuty {
  private OnDuty() {}

  /** Prints who is on duty, and returns who takes over later when somebody falls ill today. */
  static List<Move> ill(Rotation rotation, Instant now, LocalDate today) {
    Schedule schedule = Schedule.of(rotation, now.plus(Duration.ofDays(90)));
    schedule.at(now); // or list, gaps, handoff, explain, ledger, suggestCover

    Absence ill = new Absence("ann", today, today.plusDays(7), Absence.Kind.EXCUSED);
    Change change = Change.of(rotation, new Away(ill), now, now.plus(Duration.ofDays(90)));
    change.moves(); // who takes over what to come; change.rotation() is the rotation afterwards
    change.warnings(); // what has begun stays theirs: whom to ask for a cover
    System.out.print(DutyReport.text(schedule, now));

    return change.moves();
  }
}
