package io.paiadmin.core.rotation.change;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.core.rotation.duty.Duty;
import io.paiadmin.core.rotation.plan.Rotations;
import io.paiadmin.core.rotation.roster.Absence;
import io.paiadmin.core.rotation.roster.Agreements;
import io.paiadmin.core.rotation.roster.Cover;
import io.paiadmin.core.rotation.roster.Fraction;
import io.paiadmin.core.rotation.roster.Member;
import io.paiadmin.core.rotation.roster.Role;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Seats;
import io.paiadmin.core.rotation.roster.Style;
import io.paiadmin.core.rotation.roster.Swap;
import io.paiadmin.core.rotation.roster.Team;
import io.paiadmin.core.rotation.roster.Vacancy;
import io.paiadmin.core.rotation.schedule.Move;
import io.paiadmin.core.rotation.schedule.Schedule;
import io.paiadmin.core.time.InstantRange;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What a command does. The numbers are those of public reports of errors in other tools. */
class ChangeTest {
  /** Weekly from Monday 2026-01-05 on: a b c d, a b c d, … */
  private static final Rotation ROTATION =
      Rotations.weekly(Style.CYCLE, Team.of(Rotations.members(4)));

  /** Wednesday of slot 2, in which c is on duty. */
  private static final Instant NOW = Instant.parse("2026-01-21T12:00:00Z");

  private static final Instant UNTIL = Instant.parse("2026-04-01T12:00:00Z");

  @Nested
  class Somebody_leaving {
    @Test
    @DisplayName("1, 2, 3, 37, 44: leaves whoever is on duty on duty")
    void leaves_whoever_is_on_duty_on_duty() {
      for (String member : List.of("a", "b", "d")) {
        Change change = change(ROTATION, new Leave(member, LocalDate.of(2026, 1, 21)));
        assertThat(change.rotation().published().hasBegun(2)).isTrue();
        assertThat(owner(change, 2)).isEqualTo(Seats.of("c"));
      }
    }

    @Test
    void does_so_at_the_very_moment_of_the_hand_off() {
      Instant handoff = ROTATION.cadence().start(2);
      Change change =
          Change.of(ROTATION, new Leave("a", LocalDate.of(2026, 1, 19)), handoff, UNTIL);
      assertThat(owner(change, 2)).isEqualTo(Seats.of("c"));
    }

    @Test
    void keeps_what_is_published_with_everybody_else() {
      Rotation published = change(ROTATION, new Publish(12)).rotation();
      Change change = change(published, new Leave("a", LocalDate.of(2026, 1, 25)));
      assertThat(change.moves())
          .filteredOn(move -> move.slot() < 12)
          .allMatch(move -> move.from().orElseThrow().equals("a"))
          .extracting(Move::slot)
          .containsExactly(4L, 8L);
    }

    @Test
    @DisplayName("24: serves no more afterwards")
    void serves_no_more_afterwards() {
      Change change = change(ROTATION, new Leave("d", LocalDate.of(2026, 1, 25)));
      Schedule schedule = Schedule.of(change.rotation(), UNTIL);
      assertThat(schedule.list(NOW, UNTIL))
          .noneMatch(duty -> duty.member().orElseThrow().equals("d"));
      assertThat(schedule.suggestCover(5)).noneMatch(one -> one.member().equals("d"));
    }

    @Test
    void is_refused_when_they_have_left_already_so_that_the_past_stays() {
      Rotation gone = change(ROTATION, new Leave("a", LocalDate.of(2026, 1, 25))).rotation();
      Instant later = Instant.parse("2026-02-11T12:00:00Z");
      PaiAdminException refusal =
          catchThrowableOfType(
              PaiAdminException.class,
              () -> Change.of(gone, new Leave("a", LocalDate.of(2026, 3, 1)), later, UNTIL));
      assertThat(refusal.problems())
          .extracting(Problem::message)
          .containsExactly("a has left on 2026-01-25 already");
    }

    @Test
    void is_refused_when_nobody_would_be_left() {
      Rotation alone = Rotations.weekly(Style.CYCLE, Team.of(Rotations.members(1)));
      assertThat(faults(alone, new Leave("a", LocalDate.of(2026, 2, 1))))
          .containsExactly("ROTATION_EMPTY: nobody is left when a is gone");
    }

    @Test
    void is_refused_for_a_day_that_is_past_or_a_name_that_nobody_has() {
      assertThat(faults(ROTATION, new Leave("a", LocalDate.of(2026, 1, 20))))
          .containsExactly("ROTATION_PAST: a leaves on 2026-01-20, which is past");
      assertThat(faults(ROTATION, new Leave("e", LocalDate.of(2026, 1, 20))))
          .containsExactly("UNKNOWN_MEMBER: there is no member 'e'");
    }
  }

  @Nested
  class Somebody_joining {
    @Test
    @DisplayName("8: on a date changes no slot that begins before")
    void on_a_date_changes_no_slot_that_begins_before() {
      LocalDate date = LocalDate.of(2026, 3, 4);
      Change change = change(ROTATION, new Join(Member.of("e").joining(date)));
      assertThat(change.moves()).isNotEmpty().allMatch(move -> move.slot() >= 9);
      assertThat(change.after().account("e").worst()).isLessThan(Fraction.WHOLE);
    }

    @Test
    void begins_with_no_debt_and_nothing_owed() {
      Change change = change(ROTATION, new Join(Member.of("e").joining(LocalDate.of(2026, 3, 2))));
      assertThat(Schedule.of(change.rotation(), UNTIL).ledger(8).account("e").lag())
          .isEqualTo(Fraction.ZERO);
      assertThat(change.after().isBalanced()).isTrue();
    }

    @Test
    void again_goes_on_where_they_left() {
      Rotation left = change(ROTATION, new Leave("a", LocalDate.of(2026, 2, 1))).rotation();
      Fraction lag = Schedule.of(left, UNTIL).ledger(8).account("a").lag();
      Change change = change(left, new Join(Member.of("a").joining(LocalDate.of(2026, 3, 2))));
      assertThat(Schedule.of(change.rotation(), UNTIL).ledger(8).account("a").lag()).isEqualTo(lag);
      assertThat(change.affected()).contains("a");
    }

    @Test
    void again_keeps_their_address_and_their_weight() {
      Member known = Member.of("e").joining(LocalDate.of(2026, 1, 5));
      Member addressed =
          new Member(
              "e", Optional.of("e@example.org"), Fraction.WHOLE, known.from(), Optional.empty());
      List<Member> members = new ArrayList<>(ROTATION.team().members());
      members.add(addressed.leaving(LocalDate.of(2026, 2, 1)));
      Rotation rotation = ROTATION.with(Team.of(members));
      Member back = Member.of("e").joining(LocalDate.of(2026, 3, 2));
      assertThat(change(rotation, new Join(back)).rotation().team().member("e"))
          .isEqualTo(addressed);
      assertThat(faults(rotation, new Join(back.weighing(Fraction.of(4)))))
          .containsExactly("ROTATION_WEIGHT: e had the weight 1 before");
    }

    @Test
    void is_refused_to_a_member_and_without_a_day() {
      assertThat(faults(ROTATION, new Join(Member.of("a").joining(LocalDate.of(2026, 3, 2)))))
          .containsExactly("DUPLICATE_ENTRY: a is a member then already");
      assertThat(faults(ROTATION, new Join(Member.of("e"))))
          .containsExactly("ROTATION_DATES: it is not said from when on e is a member");
    }
  }

  @Nested
  class Somebody_away {
    @Test
    @DisplayName("23: moves their published duties to others, and names them all")
    void moves_their_published_duties() {
      Rotation published = change(ROTATION, new Publish(8)).rotation();
      Change change = change(published, new Away(absence("d", "2026-01-26", "2026-02-02")));
      assertThat(change.moves())
          .first()
          .satisfies(
              move -> {
                assertThat(move.slot()).isEqualTo(3);
                assertThat(move.from()).contains("d");
                assertThat(move.to()).isNotEmpty();
              });
      assertThat(change.affected()).contains("d");
      assertThat(change.warnings()).isEmpty();
    }

    @Test
    @DisplayName("30: leaves an open slot with its reason when nobody is there")
    void leaves_an_open_slot_when_nobody_is_there() {
      Rotation rotation = ROTATION;
      Change change = change(rotation, new Away(absence("a", "2026-02-02", "2026-02-09")));
      for (String member : List.of("b", "c", "d")) {
        rotation = change.rotation();
        change = change(rotation, new Away(absence(member, "2026-02-02", "2026-02-09")));
      }
      assertThat(change.warnings())
          .extracting(Problem::code, Problem::message)
          .containsExactly(
              tuple(
                  "UNCOVERED",
                  "nobody is primary in slot 4 from 2026-02-02T09:00:00+01:00 to 2026-02-09T09:00:00+01:00:"
                      + " nobody is there: a is away, excused, b is away, excused, c is away,"
                      + " excused, d is away, excused"));
    }

    @Test
    void from_today_stays_on_duty_and_is_told_of_with_whom_to_ask() {
      Change change = change(ROTATION, new Away(absence("c", "2026-01-21", "2026-01-28")));
      assertThat(owner(change, 2)).isEqualTo(Seats.of("c"));
      assertThat(change.warnings())
          .containsExactly(
              Problem.warning(
                  "AWAY_ON_DUTY",
                  "",
                  "c is on duty until 2026-01-26T09:00:00+01:00 and away before that; what has begun"
                      + " stays as it is",
                  "agree on a cover; ask d, a, b"));
      InstantRange rest = new InstantRange(NOW, ROTATION.cadence().start(3));
      Change covered = change(change.rotation(), new CoverFor(new Cover("c", "d", rest)));
      assertThat(covered.warnings()).isEmpty();
      assertThat(covered.moves()).singleElement().extracting(Move::range).isEqualTo(rest);
    }

    @Test
    void is_refused_for_days_that_are_past() {
      assertThat(faults(ROTATION, new Away(absence("a", "2026-01-20", "2026-02-02"))))
          .containsExactly("ROTATION_PAST: a is away on 2026-01-20, which is past");
    }
  }

  @Nested
  class A_swap {
    @Test
    void moves_the_credit_with_the_service() {
      Change change = change(ROTATION, new Exchange(Swap.of(3, 4), Set.of("d", "a")));
      assertThat(change.moves())
          .extracting(Move::slot, move -> move.to().orElseThrow())
          .containsExactly(tuple(3L, "a"), tuple(4L, "d"));
      Schedule after = Schedule.of(change.rotation(), UNTIL);
      assertThat(after.ledger(4).account("a").served()).isEqualTo(Fraction.of(2));
    }

    @Test
    void stays_whatever_comes_later() {
      Rotation rotation =
          change(ROTATION, new Exchange(Swap.of(3, 4), Set.of("d", "a"))).rotation();
      Change change = change(rotation, new Leave("d", LocalDate.of(2026, 2, 1)));
      assertThat(owner(change, 3)).isEqualTo(Seats.of("a"));
      assertThat(owner(change, 4).members()).doesNotContain("d");
    }

    @Test
    void needs_the_consent_of_both() {
      assertThat(faults(ROTATION, new Exchange(Swap.of(3, 4), Set.of("b"))))
          .containsExactly(
              "ROTATION_CONSENT: d, to whom slot 3 belongs, has not agreed",
              "ROTATION_CONSENT: a, to whom slot 4 belongs, has not agreed");
    }

    @Test
    void of_slots_that_have_begun_is_refused_with_the_way_out() {
      PaiAdminException refusal = refusal(ROTATION, new Exchange(Swap.of(1, 2), Set.of("b", "c")));
      assertThat(refusal.problems())
          .extracting(Problem::message)
          .containsExactly(
              "slot 1 began at 2026-01-12T09:00:00+01:00 and stays as it is",
              "slot 2 began at 2026-01-19T09:00:00+01:00 and stays as it is");
      assertThat(refusal.problems())
          .extracting(Problem::fix)
          .containsOnly("name slot 3 or a later one; for what is left of a slot, agree on a cover");
    }

    @Test
    void with_somebody_who_is_away_then_is_refused() {
      Rotation away =
          change(ROTATION, new Away(absence("d", "2026-02-02", "2026-02-09"))).rotation();
      assertThat(faults(away, new Exchange(Swap.of(3, 4), Set.of("d", "a"))))
          .containsExactly("SWAP_VOID: d is away in slot 4");
    }

    @Test
    void that_gives_one_person_both_roles_is_refused() {
      Rotation pairs = Rotations.weekly(Style.STAGGERED, Team.of(Rotations.members(4)));
      Swap secondaries = new Swap(3, 4, Optional.of(Role.SECONDARY));
      // d and a serve in slot 3, a and b in slot 4.
      assertThat(faults(pairs, new Exchange(secondaries, Set.of("a", "b"))))
          .containsExactly("SWAP_VOID: a is primary in slot 4 already");
    }
  }

  @Nested
  class A_cover {
    private static final InstantRange HOUR =
        new InstantRange(
            Instant.parse("2026-01-22T10:00:00Z"), Instant.parse("2026-01-22T11:00:00Z"));

    @Test
    @DisplayName("6: moves its own time alone, whatever it lies across")
    void moves_its_own_time_alone() {
      InstantRange weeks =
          new InstantRange(
              Instant.parse("2026-01-25T00:00:00Z"), Instant.parse("2026-02-20T00:00:00Z"));
      Rotation gap = ROTATION.with(Agreements.NONE.and(new Vacancy(5, "b", "")));
      Change change = change(gap, new CoverFor(new Cover("d", "a", weeks)));
      // Later slots make up for it.
      assertThat(change.moves())
          .filteredOn(move -> move.range().start().isBefore(weeks.end()))
          .singleElement()
          .satisfies(
              move -> {
                assertThat(move.slot()).isEqualTo(3);
                assertThat(move.range()).isEqualTo(ROTATION.cadence().slot(3).range());
              });
      assertThat(Schedule.of(change.rotation(), UNTIL).gaps(NOW, UNTIL))
          .singleElement()
          .satisfies(one -> assertThat(one.reason()).isEqualTo("b gave it back"));
    }

    @Test
    void stays_where_it_was_agreed_whatever_comes_later() {
      InstantRange slot = ROTATION.cadence().slot(8).range();
      Rotation rotation = change(ROTATION, new CoverFor(new Cover("a", "c", slot))).rotation();
      Change change = change(rotation, new Away(absence("b", "2026-01-26", "2026-02-16")));
      assertThat(change.warnings()).isEmpty();
      assertThat(Schedule.of(change.rotation(), UNTIL).at(slot.start()))
          .extracting(Duty::member)
          .containsExactly(Optional.of("c"));
    }

    @Test
    void counts_for_whoever_covers() {
      Change change = change(ROTATION, new CoverFor(new Cover("c", "a", HOUR)));
      assertThat(change.before().account("c").lag().minus(change.after().account("c").lag()))
          .isEqualTo(Fraction.of(-1, 168));
      assertThat(change.before().account("a").lag().minus(change.after().account("a").lag()))
          .isEqualTo(Fraction.of(1, 168));
    }

    @Test
    @DisplayName("7: without effect is told, with whoever is on duty instead")
    void without_effect_is_told() {
      Change change = change(ROTATION, new CoverFor(new Cover("b", "a", HOUR)));
      assertThat(change.moves()).isEmpty();
      assertThat(change.warnings())
          .singleElement()
          .satisfies(
              warning -> {
                assertThat(warning.code()).isEqualTo("COVER_IDLE");
                assertThat(warning.message()).endsWith("no, since b is not on duty then, but c");
              });
    }

    @Test
    void that_begins_in_the_past_is_refused() {
      InstantRange early = new InstantRange(NOW.minusSeconds(1), NOW.plusSeconds(60));
      assertThat(faults(ROTATION, new CoverFor(new Cover("c", "a", early))))
          .containsExactly(
              "ROTATION_PAST: the cover begins at 2026-01-21T12:59:59+01:00, which is past");
    }
  }

  @Nested
  class A_slot_given_back {
    @Test
    void is_open_until_somebody_covers() {
      Change change = change(ROTATION, new Vacate(new Vacancy(3, "d", "wedding")));
      assertThat(change.warnings()).extracting(Problem::code).containsExactly("UNCOVERED");
      assertThat(change.warnings().get(0).message()).endsWith("d gave it back: wedding");
      Cover cover = new Cover("d", "b", ROTATION.cadence().slot(3).range());
      Change covered = change(change.rotation(), new CoverFor(cover));
      assertThat(covered.moves()).first().extracting(Move::to).isEqualTo(Optional.of("b"));
      assertThat(Schedule.of(covered.rotation(), UNTIL).gaps(NOW, UNTIL)).isEmpty();
    }

    @Test
    void by_somebody_else_is_refused() {
      assertThat(faults(ROTATION, new Vacate(new Vacancy(3, "a", ""))))
          .containsExactly("VACANCY_IDLE: slot 3 does not belong to a, but to d");
    }

    @Test
    void stays_with_whoever_gave_it_back_whatever_comes_later() {
      Change given = change(ROTATION, new Vacate(new Vacancy(11, "d", "")));
      Change change = change(given.rotation(), new Away(absence("a", "2026-01-26", "2026-03-02")));
      assertThat(owner(change, 11)).isEqualTo(Seats.of("d"));
      assertThat(Schedule.of(change.rotation(), UNTIL).in(11).vacated()).hasSize(1);
    }

    @Test
    void beyond_every_known_year_is_refused() {
      assertThat(faults(ROTATION, new Vacate(new Vacancy(2_000_000, "a", ""))))
          .containsExactly(
              "ROTATION_HORIZON: slot 2000001 lies outside the years that rotations know");
    }

    @Test
    void that_has_begun_is_refused() {
      assertThat(faults(ROTATION, new Vacate(new Vacancy(2, "c", ""))))
          .containsExactly(
              "ROTATION_PAST: slot 2 began at 2026-01-19T09:00:00+01:00 and stays as it" + " is");
    }
  }

  @Nested
  class Somebody_back_early {
    @Test
    void keeps_what_others_took_over_and_is_due_a_share_again() {
      Rotation published = change(ROTATION, new Publish(8)).rotation();
      Away leave = new Away(absence("d", "2026-01-26", "2026-03-09"));
      Rotation away = change(published, leave).rotation();
      Seats standIn = Schedule.of(away, UNTIL).owners(3);
      Change back = change(away, new Back("d", LocalDate.of(2026, 1, 23)));
      assertThat(back.rotation().team().absences()).isEmpty();
      assertThat(owner(back, 3)).isEqualTo(standIn);
      assertThat(back.after().account("d").entitled())
          .isGreaterThan(back.before().account("d").entitled());
    }

    @Test
    void shortens_an_absence_that_has_begun() {
      Rotation away =
          change(ROTATION, new Away(absence("d", "2026-01-21", "2026-03-09"))).rotation();
      Change back = change(away, new Back("d", LocalDate.of(2026, 2, 2)));
      assertThat(back.rotation().team().absences())
          .containsExactly(absence("d", "2026-01-21", "2026-02-02"));
    }

    @Test
    void is_refused_when_they_are_not_away() {
      assertThat(faults(ROTATION, new Back("d", LocalDate.of(2026, 2, 2))))
          .containsExactly("ROTATION_DATES: d is not away on 2026-02-02 or later");
    }
  }

  @Nested
  class Taking_back {
    private static final Vacancy VACANCY = new Vacancy(3, "d", "");

    @Test
    void a_slot_given_back_makes_it_theirs_again() {
      Rotation given = change(ROTATION, new Vacate(VACANCY)).rotation();
      Change change = change(given, Withdraw.of(VACANCY));
      assertThat(change.moves()).first().extracting(Move::to).isEqualTo(Optional.of("d"));
      assertThat(Schedule.of(change.rotation(), UNTIL).gaps(NOW, UNTIL)).isEmpty();
    }

    @Test
    void a_cover_lets_the_owner_serve() {
      Cover cover = new Cover("d", "b", ROTATION.cadence().slot(3).range());
      Rotation covered = change(ROTATION, new CoverFor(cover)).rotation();
      Change change = change(covered, Withdraw.of(cover));
      assertThat(change.moves()).first().extracting(Move::to).isEqualTo(Optional.of("d"));
    }

    @Test
    void what_has_begun_or_was_never_agreed_is_refused() {
      InstantRange hour = new InstantRange(NOW.minusSeconds(1800), NOW.plusSeconds(1800));
      Cover cover = new Cover("c", "b", hour);
      Rotation covered = ROTATION.with(Agreements.NONE.and(cover));
      assertThat(faults(covered, Withdraw.of(cover)))
          .containsExactly("ROTATION_PAST: the cover began at 2026-01-21T12:30:00+01:00");
      assertThat(faults(ROTATION, Withdraw.of(VACANCY)))
          .containsExactly(
              "ROTATION_AGREEMENT: this was not agreed: Vacancy[slot=3, member=d, reason=]");
    }
  }

  @Nested
  class Whatever_is_asked {
    @Test
    void is_answered_though_more_is_published_than_is_looked_at() {
      Rotation published = change(ROTATION, new Publish(40)).rotation();
      Rotation away =
          change(published, new Away(absence("d", "2026-01-26", "2026-02-02"))).rotation();
      Change change = Change.of(away, new Leave("a", LocalDate.of(2026, 5, 3)), NOW, NOW);
      assertThat(change.rotation().published().seats()).hasSize(40);
      assertThat(Schedule.of(change.rotation(), UNTIL).owners(3))
          .isEqualTo(Schedule.of(away, UNTIL).owners(3));
    }

    @Test
    void is_told_of_what_gets_worse_alone() {
      Rotation given = change(ROTATION, new Vacate(new Vacancy(3, "d", ""))).rotation();
      InstantRange slot = ROTATION.cadence().slot(3).range();
      InstantRange half = new InstantRange(slot.start(), slot.start().plusSeconds(3600));
      assertThat(change(given, new CoverFor(new Cover("d", "b", half))).warnings()).isEmpty();
    }
  }

  @Nested
  class Publishing {
    @Test
    void moves_nobody() {
      assertThat(change(ROTATION, new Publish(20)).moves()).isEmpty();
      assertThat(change(ROTATION, new Publish(20)).rotation().published().seats())
          .hasSize(20)
          .containsEntry(19L, Seats.of("d"));
    }

    @Test
    void takes_whoever_stands_in_as_the_owner_from_now_on() {
      Rotation published = change(ROTATION, new Publish(8)).rotation();
      Absence absence = absence("d", "2026-01-26", "2026-02-02");
      Rotation away = change(published, new Away(absence)).rotation();
      Seats standIn = Schedule.of(away, UNTIL).owners(3);
      Rotation later = change(away, new Publish(8)).rotation();
      assertThat(later.published().at(3)).contains(standIn);
      assertThat(later.agreements().swaps()).isEmpty();
    }
  }

  private static Change change(Rotation rotation, Command command) {
    return Change.of(rotation, command, NOW, UNTIL);
  }

  private static Seats owner(Change change, long slot) {
    return Schedule.of(change.rotation(), UNTIL).owners(slot);
  }

  private static Absence absence(String member, String from, String to) {
    return new Absence(member, LocalDate.parse(from), LocalDate.parse(to), Absence.Kind.EXCUSED);
  }

  private static PaiAdminException refusal(Rotation rotation, Command command) {
    return catchThrowableOfType(PaiAdminException.class, () -> change(rotation, command));
  }

  private static List<String> faults(Rotation rotation, Command command) {
    return refusal(rotation, command).problems().stream()
        .map(problem -> problem.code() + ": " + problem.message())
        .toList();
  }
}
