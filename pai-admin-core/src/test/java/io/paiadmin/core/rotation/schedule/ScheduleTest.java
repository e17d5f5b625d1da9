package io.paiadmin.core.rotation.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.core.rotation.change.Change;
import io.paiadmin.core.rotation.change.Exchange;
import io.paiadmin.core.rotation.duty.Duty;
import io.paiadmin.core.rotation.duty.Standing;
import io.paiadmin.core.rotation.plan.Rotations;
import io.paiadmin.core.rotation.roster.Absence;
import io.paiadmin.core.rotation.roster.Agreements;
import io.paiadmin.core.rotation.roster.Cover;
import io.paiadmin.core.rotation.roster.Exclusion;
import io.paiadmin.core.rotation.roster.Fraction;
import io.paiadmin.core.rotation.roster.Member;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Rotation.Rules;
import io.paiadmin.core.rotation.roster.Seats;
import io.paiadmin.core.rotation.roster.Style;
import io.paiadmin.core.rotation.roster.Swap;
import io.paiadmin.core.rotation.roster.Team;
import io.paiadmin.core.rotation.roster.Vacancy;
import io.paiadmin.core.rotation.schedule.Explanation.Regard;
import io.paiadmin.core.rotation.slot.Cadence;
import io.paiadmin.core.time.InstantRange;
import io.paiadmin.core.time.WorkingCalendar;
import io.paiadmin.core.time.ZoneData;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a schedule answers. The numbers are those of public reports of errors in other tools. */
class ScheduleTest {
  /** Weekly from Monday 2026-01-05 on: a b c d, a b c d, … */
  private static final Rotation ROTATION =
      Rotations.weekly(Style.CYCLE, Team.of(Rotations.members(4)));

  @Nested
  class A_lookup {
    @ParameterizedTest
    @EnumSource(Style.class)
    @DisplayName("26: works before the anchor and a century after it")
    void works_before_the_anchor_and_a_century_after_it(Style style) {
      Rotation rotation = Rotations.weekly(style, Team.of(Rotations.members(7)));
      Schedule schedule = Schedule.of(rotation, rotation.cadence().start(0));
      for (long slot : new long[] {-5000, -1, 0, 1, 5000}) {
        List<Duty> duties = schedule.at(rotation.cadence().start(slot));
        assertThat(duties).hasSize(style.seats()).allMatch(Duty::isCovered);
      }
    }

    @Test
    @DisplayName("18, 40: hands over at the local time of each day, one person a day")
    void hands_over_at_the_local_time_of_each_day() {
      Cadence daily =
          new Cadence(
              ZoneId.of("America/New_York"), LocalDate.of(2026, 3, 2), LocalTime.of(9, 0), 1);
      Rotation rotation =
          Rotation.of("dri", daily, Rules.of(Style.CYCLE), Team.of(Rotations.members(3)));
      Schedule schedule = Schedule.of(rotation, daily.start(30));
      for (long slot = 0; slot < 30; slot++) {
        SlotView view = new SlotView(schedule, slot);
        assertThat(view.local(view.duty().range().start())).isEqualTo(LocalTime.of(9, 0));
        assertThat(view.local(view.duty().range().end())).isEqualTo(LocalTime.of(9, 0));
      }
    }

    @Test
    @DisplayName("19: begins on the anchor, whatever weekday that is, with a whole slot")
    void begins_on_the_anchor_with_a_whole_slot() {
      Cadence cadence =
          new Cadence(ZoneId.of("UTC"), LocalDate.of(2026, 1, 8), LocalTime.of(9, 0), 7);
      assertThat(cadence.slot(0).range().length()).isEqualTo(Duration.ofDays(7));
      assertThat(cadence.slot(0).endDate().getDayOfWeek()).isEqualTo(DayOfWeek.THURSDAY);
    }

    @Test
    void beyond_the_schedule_is_refused() {
      Rotation rotation = ROTATION.with(team(absence("a", "2026-02-02", "2026-02-09")));
      Schedule schedule = Schedule.of(rotation, rotation.cadence().start(3));
      assertThatThrownBy(() -> schedule.at(rotation.cadence().start(4)))
          .isInstanceOfSatisfying(
              PaiAdminException.class,
              refusal ->
                  assertThat(refusal.problems())
                      .extracting(Problem::code, Problem::message)
                      .containsExactly(
                          tuple(
                              "ROTATION_HORIZON",
                              "this schedule ends at 2026-02-02T08:00:00Z, before slot 4")));
    }
  }

  @Nested
  class A_hand_off {
    @Test
    void tells_who_leaves_who_comes_and_who_stays() {
      Rotation staggered = Rotations.weekly(Style.STAGGERED, Team.of(Rotations.members(4)));
      Handoff handoff = schedule(staggered).handoff(5);
      assertThat(handoff.at()).isEqualTo(Instant.parse("2026-02-09T08:00:00Z"));
      assertThat(handoff.leaving()).containsExactly("a");
      assertThat(handoff.staying()).containsExactly("b");
      assertThat(handoff.coming()).containsExactly("c");
    }

    @Test
    void is_between_those_who_really_serve() {
      InstantRange night =
          new InstantRange(
              Instant.parse("2026-02-08T20:00:00Z"), Instant.parse("2026-02-10T08:00:00Z"));
      Rotation rotation =
          ROTATION.with(
              Agreements.NONE.and(new Cover("a", "c", night)).and(new Cover("b", "c", night)));
      Handoff handoff = schedule(rotation).handoff(5);
      assertThat(handoff.staying()).containsExactly("c");
      assertThat(handoff.leaving()).isEmpty();
      assertThat(handoff.coming()).isEmpty();
    }

    @Test
    void comes_with_a_cover_too() {
      InstantRange hours =
          new InstantRange(
              Instant.parse("2026-01-06T10:00:00Z"), Instant.parse("2026-01-06T12:00:00Z"));
      Schedule schedule = schedule(ROTATION.with(Agreements.NONE.and(new Cover("a", "c", hours))));
      assertThat(schedule.nextHandoff(Instant.parse("2026-01-06T09:00:00Z")))
          .isEqualTo(new Handoff(0, hours.start(), List.of("a"), List.of("c"), List.of()));
      assertThat(schedule.nextHandoff(hours.start()))
          .isEqualTo(new Handoff(0, hours.end(), List.of("c"), List.of("a"), List.of()));
      assertThat(schedule.nextHandoff(hours.end())).isEqualTo(schedule.handoff(1));
    }

    @Test
    void reminds_people_within_working_hours() {
      WorkingCalendar office =
          WorkingCalendar.in(ZoneId.of("Europe/Berlin"))
              .hours(DayOfWeek.FRIDAY, "09:00-17:00")
              .hours(DayOfWeek.MONDAY, "09:00-17:00")
              .build();
      // The hand-off is on Monday at 9: two working hours before it is Friday at 15.
      assertThat(schedule(ROTATION).handoff(5).reminder(office, Duration.ofHours(2)))
          .isEqualTo(Instant.parse("2026-02-06T14:00:00Z"));
    }
  }

  @Nested
  class An_explanation {
    @Test
    @DisplayName("9: names the anchor, the zone and the version of its data")
    void names_the_anchor_and_the_zone() {
      Explanation explanation = schedule(ROTATION).explain(1);
      assertThat(explanation.cadence().anchor()).isEqualTo(LocalDate.of(2026, 1, 5));
      assertThat(explanation.tzdb()).isEqualTo(ZoneData.version(ZoneId.of("Europe/Berlin")));
      assertThat(explanation.tzdb()).matches("20[0-9]{2}[a-z]");
      assertThat(explanation.turn()).containsExactly("b");
    }

    @Test
    void says_of_everybody_why_they_do_not_serve() {
      Member late = Member.of("e").joining(LocalDate.of(2026, 6, 1));
      Member gone = Member.of("f").leaving(LocalDate.of(2026, 1, 31));
      List<Member> members = new ArrayList<>(ROTATION.team().members());
      members.addAll(List.of(late, gone));
      Team team = new Team(members, List.of(absence("a", "2026-02-02", "2026-02-09")), List.of());
      Explanation explanation = schedule(ROTATION.with(team)).explain(4);
      assertThat(explanation.regards())
          .filteredOn(regard -> !regard.standing().equals(Standing.PRESENT))
          .extracting(Regard::member, Regard::whyNot)
          .containsExactly(
              tuple("a", "is away, excused"),
              tuple("e", "is not a member yet"),
              tuple("f", "has left"));
      assertThat(explanation.regards()).filteredOn(regard -> regard.whyNot().isEmpty()).hasSize(1);
    }

    @Test
    void lists_what_was_agreed_in_the_order_applied_and_what_has_no_effect() {
      InstantRange hour =
          new InstantRange(
              Instant.parse("2026-01-06T10:00:00Z"), Instant.parse("2026-01-06T11:00:00Z"));
      Agreements agreements =
          Agreements.NONE
              .and(new Cover("b", "d", hour))
              .and(new Cover("c", "d", hour))
              .and(new Vacancy(0, "c", ""))
              .and(Swap.of(0, 1));
      Explanation explanation = schedule(ROTATION.with(agreements)).explain(0);
      assertThat(explanation.adjustments())
          .containsExactly(
              new Adjustment("slots 0 and 1 change places", ""),
              new Adjustment("c gives slot 0 back", "the slot belongs to b"),
              new Adjustment(
                  "d covers for b from 2026-01-06T11:00:00+01:00 to 2026-01-06T12:00:00+01:00", ""),
              new Adjustment(
                  "d covers for c from 2026-01-06T11:00:00+01:00 to 2026-01-06T12:00:00+01:00",
                  "c is not on duty then, but d"));
      assertThat(explanation.regards())
          .extracting(Regard::member, Regard::whyNot)
          .containsExactly(
              tuple("a", "swapped it"),
              tuple("b", ""),
              tuple("c", "has another turn"),
              tuple("d", ""));
    }

    @Test
    void tells_whose_slot_it_was_though_the_swap_is_published() {
      Instant now = ROTATION.cadence().start(0).plusSeconds(60);
      Change change =
          Change.of(
              ROTATION,
              new Exchange(Swap.of(1, 2), Set.of("b", "c")),
              now,
              ROTATION.cadence().start(9));
      Explanation explanation = schedule(change.rotation()).explain(1);
      assertThat(explanation.promised()).contains(Seats.of("b"));
      assertThat(explanation.planned()).isEqualTo(Seats.of("c"));
      assertThat(explanation.regards())
          .extracting(Regard::member, Regard::whyNot)
          .contains(tuple("b", "swapped it"), tuple("c", ""));
    }

    @Test
    void counts_the_lag_before_and_after() {
      assertThat(schedule(ROTATION).explain(2).regards())
          .extracting(Regard::before, Regard::after)
          .containsExactly(
              tuple(Fraction.of(-1, 2), Fraction.of(-1, 4)),
              tuple(Fraction.of(-1, 2), Fraction.of(-1, 4)),
              tuple(Fraction.of(1, 2), Fraction.of(-1, 4)),
              tuple(Fraction.of(1, 2), Fraction.of(3, 4)));
    }
  }

  @Nested
  class A_review {
    @Test
    void tells_what_has_no_effect_and_why() {
      InstantRange hour =
          new InstantRange(
              Instant.parse("2026-01-06T10:00:00Z"), Instant.parse("2026-01-06T11:00:00Z"));
      Rotation rotation =
          ROTATION
              .with(team(absence("b", "2026-02-02", "2026-02-09")))
              .with(
                  Agreements.NONE
                      .and(Swap.of(1, 4))
                      .and(new Vacancy(2, "a", ""))
                      .and(new Cover("a", "b", hour))
                      .and(new Cover("d", "b", hour)));
      assertThat(warnings(rotation))
          .extracting(Problem::code, Problem::message)
          .containsExactly(
              tuple(
                  "SWAP_VOID",
                  "slots 1 and 4 change places: no, since somebody would be on duty"
                      + " who is away then, or has the slot already"),
              tuple("VACANCY_IDLE", "a gives slot 2 back: no, since the slot belongs to c"),
              tuple(
                  "COVER_IDLE",
                  "b covers for d from 2026-01-06T11:00:00+01:00 to 2026-01-06T12:00:00+01:00:"
                      + " no, since d is not on duty then, but b"));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    @DisplayName("45: a rest that everybody's share allows is kept")
    void a_rest_that_the_team_allows_is_kept(int rest) {
      assertThat(warnings(resting(rest))).isEmpty();
    }

    @Test
    void a_rest_longer_than_the_team_allows_is_explained() {
      assertThat(warnings(resting(4)))
          .extracting(Problem::code, Problem::message, Problem::fix)
          .containsExactly(
              tuple(
                  "REST_CUT_SHORT",
                  "somebody serves again within the rest of 4 that is wished for, in 16 of 20 slots,"
                      + " for the first time in slot 4 on 2026-02-02",
                  "wish for less rest: everybody's share and what was agreed come before it, in a"
                      + " team of 4 with 1 on duty at a time"));
    }

    @Test
    void tells_who_is_on_duty_together_though_they_should_not() {
      Rotation staggered = Rotations.weekly(Style.STAGGERED, Team.of(Rotations.members(4)));
      Team apart =
          new Team(staggered.team().members(), List.of(), List.of(new Exclusion("a", "b")));
      assertThat(warnings(staggered.with(apart)))
          .extracting(Problem::code, Problem::message)
          .containsExactly(
              tuple(
                  "TOGETHER",
                  "two are on duty together who should not be, in 5 of 20 slots, for the first time"
                      + " in slot 0 on 2026-01-05"));
    }

    private Rotation resting(int rest) {
      Rules rules = new Rules(Style.CYCLE, Optional.empty(), rest, List.of());
      return Rotation.of("dri", ROTATION.cadence(), rules, ROTATION.team());
    }

    private List<Problem> warnings(Rotation rotation) {
      return schedule(rotation).warnings(rotation.cadence().start(0), rotation.cadence().start(20));
    }
  }

  @Nested
  class A_suggestion {
    @Test
    void names_whoever_is_owed_the_most_first() {
      assertThat(schedule(ROTATION).suggestCover(2))
          .extracting(Suggestion::member, Suggestion::lag)
          .containsExactly(
              tuple("d", Fraction.of(1, 2)),
              tuple("a", Fraction.of(-1, 2)),
              tuple("b", Fraction.of(-1, 2)));
    }

    @Test
    void remarks_on_a_rest_that_would_be_cut_short() {
      Rules rules = new Rules(Style.CYCLE, Optional.empty(), 1, List.of());
      Rotation resting = Rotation.of("dri", ROTATION.cadence(), rules, ROTATION.team());
      assertThat(schedule(resting).suggestCover(0))
          .extracting(Suggestion::member, Suggestion::remarks)
          .containsExactly(
              tuple("c", List.of()),
              tuple("d", List.of()),
              tuple("b", List.of("has another duty nearer than the rest allows")));
    }

    @Test
    void counts_no_duty_that_somebody_else_covers() {
      Rules rules = new Rules(Style.CYCLE, Optional.empty(), 1, List.of());
      Rotation resting =
          Rotation.of("dri", ROTATION.cadence(), rules, ROTATION.team())
              .with(Agreements.NONE.and(new Cover("b", "d", ROTATION.cadence().slot(1).range())));
      assertThat(schedule(resting).suggestCover(0))
          .extracting(Suggestion::member, Suggestion::remarks)
          .contains(
              tuple("b", List.of()),
              tuple("d", List.of("has another duty nearer than the rest allows")));
    }
  }

  @Nested
  class A_cover {
    @Test
    void holds_as_far_as_whoever_covers_is_there() {
      InstantRange weeks =
          new InstantRange(
              Instant.parse("2026-01-07T00:00:00Z"), Instant.parse("2026-01-11T12:00:00Z"));
      Rotation rotation =
          ROTATION
              .with(team(absence("c", "2026-01-09", "2026-01-11")))
              .with(Agreements.NONE.and(new Cover("a", "c", weeks)));
      assertThat(schedule(rotation).in(0).duties())
          .extracting(duty -> duty.member().orElseThrow(), duty -> duty.range().end())
          .containsExactly(
              tuple("a", Instant.parse("2026-01-07T00:00:00Z")),
              tuple("c", Instant.parse("2026-01-08T23:00:00Z")),
              tuple("a", Instant.parse("2026-01-10T23:00:00Z")),
              tuple("c", Instant.parse("2026-01-11T12:00:00Z")),
              tuple("a", Instant.parse("2026-01-12T08:00:00Z")));
      assertThat(
              schedule(rotation).warnings(rotation.cadence().start(0), rotation.cadence().start(5)))
          .extracting(Problem::message)
          .singleElement()
          .asString()
          .endsWith("no, since c is away or on duty in a part of slot 0");
    }

    @Test
    void that_fails_in_one_of_its_slots_is_explained_there() {
      Rotation pairs = Rotations.weekly(Style.PAIRS, Team.of(Rotations.members(3)));
      // c and a serve in slot 0, b and c in slot 1.
      InstantRange both = new InstantRange(pairs.cadence().start(0), pairs.cadence().start(2));
      Schedule schedule = schedule(pairs.with(Agreements.NONE.and(new Cover("c", "a", both))));
      boolean first = schedule.owners(0).role("a").isPresent();
      assertThat(schedule.explain(first ? 0 : 1).adjustments())
          .extracting(Adjustment::failure)
          .containsExactly("a is away or on duty in a part of slot " + (first ? 0 : 1));
      assertThat(schedule.explain(first ? 1 : 0).adjustments())
          .extracting(Adjustment::failure)
          .containsExactly("");
    }

    @Test
    void never_gives_both_roles_to_one_person() {
      Rotation pairs = Rotations.weekly(Style.PAIRS, Team.of(Rotations.members(2)));
      InstantRange day =
          new InstantRange(
              Instant.parse("2026-01-06T00:00:00Z"), Instant.parse("2026-01-07T00:00:00Z"));
      Rotation rotation =
          pairs.with(
              Agreements.NONE
                  .and(new Vacancy(0, "b", ""))
                  .and(new Cover("a", "b", day))
                  .and(new Cover("b", "a", day)));
      assertThat(schedule(rotation).at(day.start()))
          .extracting(Duty::member)
          .containsExactlyInAnyOrder(Optional.of("b"), Optional.empty());
      assertThat(schedule(rotation).in(0).voided()).containsExactly(new Cover("b", "a", day));
    }
  }

  private static Schedule schedule(Rotation rotation) {
    return Schedule.of(rotation, rotation.cadence().start(30));
  }

  private static Team team(Absence absence) {
    return new Team(ROTATION.team().members(), List.of(absence), List.of());
  }

  private static Absence absence(String member, String from, String to) {
    return new Absence(member, LocalDate.parse(from), LocalDate.parse(to), Absence.Kind.EXCUSED);
  }

  /** A slot of a rotation of one, in the zone of the rotation. */
  private record SlotView(Schedule schedule, long slot) {
    Duty duty() {
      assertThat(schedule.in(slot).duties()).hasSize(1);
      return schedule.in(slot).duties().get(0);
    }

    LocalTime local(Instant moment) {
      return moment.atZone(schedule.rotation().cadence().zone()).toLocalTime();
    }
  }
}
