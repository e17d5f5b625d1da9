package io.paiadmin.core.rotation.roster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.core.rotation.slot.Cadence;
import io.paiadmin.core.time.InstantRange;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class RotationFaultsTest {
  private static final LocalDate DAY = LocalDate.of(2026, 1, 5);
  private static final Instant NOW = Instant.parse("2026-01-05T08:00:00Z");
  private static final Member ANN = Member.of("ann");
  private static final Member BOB = Member.of("bob");

  @Test
  void a_member_has_a_name_a_fair_weight_and_dates_in_order() {
    refused(() -> Member.of(" "), "ROTATION_NAME");
    refused(() -> ANN.weighing(Fraction.ZERO), "ROTATION_WEIGHT");
    refused(() -> ANN.weighing(Fraction.of(101)), "ROTATION_WEIGHT");
    refused(() -> ANN.joining(DAY).leaving(DAY.minusDays(1)), "ROTATION_DATES");
  }

  @Test
  void a_member_may_stay_for_a_single_day() {
    assertThat(ANN.joining(DAY).leaving(DAY).until()).contains(DAY);
  }

  @Test
  void an_absence_has_a_day() {
    refused(() -> new Absence("ann", DAY, DAY, Absence.Kind.EXCUSED), "ROTATION_DATES");
  }

  @Test
  void a_team_has_members_each_of_another_name() {
    refused(() -> Team.of(List.of()), "ROTATION_EMPTY");
    refused(() -> Team.of(List.of(ANN, BOB, ANN)), "DUPLICATE_ENTRY");
  }

  @Test
  void only_members_are_absent_apart_in_place_of_others_or_published() {
    Absence absence = new Absence("anne", DAY, DAY.plusDays(1), Absence.Kind.EXCUSED);
    refused(() -> new Team(List.of(ANN), List.of(absence), List.of()), "UNKNOWN_MEMBER");
    Exclusion exclusion = new Exclusion("ann", "cy");
    refused(() -> new Team(List.of(ANN, BOB), List.of(), List.of(exclusion)), "UNKNOWN_MEMBER");
    Cover cover = new Cover("ann", "cy", new InstantRange(NOW, NOW.plusSeconds(1)));
    refused(() -> rotation().with(Agreements.NONE.and(cover)), "UNKNOWN_MEMBER");
    Vacancy vacancy = new Vacancy(3, "cy", "");
    refused(() -> rotation().with(Agreements.NONE.and(vacancy)), "UNKNOWN_MEMBER");
    refused(() -> rotation().with(published(0, "cy")), "UNKNOWN_MEMBER");
  }

  @Test
  void an_unknown_name_comes_with_the_one_that_was_meant() {
    assertThat(fault(() -> Team.of(List.of(ANN, BOB)).member("bop")).problems().get(0).fix())
        .contains("'bob'");
  }

  @Test
  void nobody_is_kept_apart_from_covered_by_or_seated_beside_themselves() {
    refused(() -> new Exclusion("ann", "ann"), "ROTATION_EXCLUSION");
    refused(
        () -> new Cover("ann", "ann", new InstantRange(NOW, NOW.plusSeconds(1))), "ROTATION_COVER");
    refused(() -> Seats.of("ann", "ann"), "ROTATION_TWICE");
  }

  @Test
  void a_cover_has_a_length_and_a_swap_two_slots() {
    refused(() -> new Cover("ann", "bob", new InstantRange(NOW, NOW)), "ROTATION_COVER");
    refused(() -> Swap.of(3, 3), "ROTATION_SWAP");
  }

  @Test
  void a_rest_is_a_number_of_slots() {
    refused(
        () -> new Rotation.Rules(Style.CYCLE, Optional.empty(), -1, List.of()), "ROTATION_REST");
  }

  @Test
  void what_is_published_has_no_hole() {
    TreeMap<Long, Seats> seats = new TreeMap<>();
    seats.put(4L, Seats.of("ann"));
    seats.put(6L, Seats.of("bob"));
    refused(() -> new Published(seats, 0), "ROTATION_PUBLISHED");
  }

  private static Rotation rotation() {
    Cadence weekly = new Cadence(ZoneId.of("Europe/Berlin"), DAY, LocalTime.of(9, 0), 7);
    return Rotation.of("dri", weekly, Rotation.Rules.of(Style.CYCLE), Team.of(List.of(ANN, BOB)));
  }

  private static Published published(long slot, String member) {
    TreeMap<Long, Seats> seats = new TreeMap<>();
    seats.put(slot, Seats.of(member));
    return new Published(seats, 0);
  }

  private static void refused(ThrowingCallable making, String code) {
    assertThat(fault(making).problems())
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.code()).isEqualTo(code);
              assertThat(problem.message()).isNotBlank();
              assertThat(problem.fix()).isNotBlank();
            });
  }

  private static PaiAdminException fault(ThrowingCallable making) {
    return catchThrowableOfType(PaiAdminException.class, making);
  }
}
