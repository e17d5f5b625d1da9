package io.paiadmin.core.rotation.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.core.rotation.plan.Rotations;
import io.paiadmin.core.rotation.roster.Absence;
import io.paiadmin.core.rotation.roster.Agreements;
import io.paiadmin.core.rotation.roster.Cover;
import io.paiadmin.core.rotation.roster.Fraction;
import io.paiadmin.core.rotation.roster.Published;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Seats;
import io.paiadmin.core.rotation.roster.Style;
import io.paiadmin.core.rotation.roster.Team;
import io.paiadmin.core.time.InstantRange;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class LedgerTest {
  private static final Instant LATER = Instant.parse("2026-06-01T00:00:00Z");

  @Test
  void F8_whoever_is_always_left_over_falls_behind_by_more_than_a_slot() {
    Rotation rotation = Rotations.weekly(Style.CYCLE, Team.of(Rotations.members(4)));
    List<Absence> absences = new ArrayList<>();
    TreeMap<Long, Seats> served = new TreeMap<>();
    for (int slot = 0; slot < 3; slot++) {
      String name = Rotations.name(slot);
      served.put((long) slot, Seats.of(name));
      LocalDate from = rotation.cadence().firstDate(slot + 1);
      LocalDate to = rotation.cadence().firstDate(3);
      if (from.isBefore(to)) {
        absences.add(new Absence(name, from, to, Absence.Kind.EXCUSED));
      }
    }
    Team team = new Team(rotation.team().members(), absences, List.of());
    Rotation late = rotation.with(team).with(new Published(served, 3));
    assertThat(Schedule.of(late, LATER).ledger(3).account("d").lag())
        .isEqualTo(Fraction.of(13, 12));
  }

  @Test
  void F9_a_week_covered_counts_for_whoever_served_it() {
    Rotation rotation = Rotations.weekly(Style.CYCLE, Team.of(Rotations.members(3)));
    InstantRange week = rotation.cadence().slot(2).range();
    Agreements agreed = Agreements.NONE.and(new Cover("c", "a", week));
    Schedule schedule = Schedule.of(rotation.with(agreed), LATER);
    assertThat(schedule.ledger(3).accounts())
        .extracting(Account::lag)
        .containsExactly(Fraction.of(-1), Fraction.ZERO, Fraction.WHOLE);
    assertThat(schedule.suggestCover(4)).extracting(Suggestion::member).containsExactly("c", "a");
  }

  @Test
  void F10_an_hour_of_a_week_moves_that_part_of_a_slot() {
    Rotation rotation = Rotations.weekly(Style.CYCLE, Team.of(Rotations.members(3)));
    Instant start = rotation.cadence().start(1);
    InstantRange hour = new InstantRange(start, start.plus(Duration.ofHours(1)));
    Agreements agreed = Agreements.NONE.and(new Cover("b", "c", hour));
    Schedule schedule = Schedule.of(rotation.with(agreed), LATER);
    assertThat(schedule.ledger(2).account("c").served()).isEqualTo(Fraction.of(1, 168));
    assertThat(schedule.ledger(2).account("b").served()).isEqualTo(Fraction.of(167, 168));
  }
}
