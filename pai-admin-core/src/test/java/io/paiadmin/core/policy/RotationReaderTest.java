package io.paiadmin.core.policy;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.calendar.Holiday;
import io.paiadmin.core.report.RotationJson;
import io.paiadmin.core.rotation.plan.Rotations;
import io.paiadmin.core.rotation.roster.Absence;
import io.paiadmin.core.rotation.roster.Agreements;
import io.paiadmin.core.rotation.roster.Cover;
import io.paiadmin.core.rotation.roster.Exclusion;
import io.paiadmin.core.rotation.roster.Fraction;
import io.paiadmin.core.rotation.roster.Member;
import io.paiadmin.core.rotation.roster.Published;
import io.paiadmin.core.rotation.roster.Role;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Seats;
import io.paiadmin.core.rotation.roster.Style;
import io.paiadmin.core.rotation.roster.Swap;
import io.paiadmin.core.rotation.roster.Team;
import io.paiadmin.core.rotation.roster.Vacancy;
import io.paiadmin.core.rotation.slot.Cadence;
import io.paiadmin.core.time.InstantRange;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RotationReaderTest {
  private static final String BASE =
      "version: 1\nrotation: {zone: Europe/Berlin, anchor: 2026-01-05, handoff: \"09:00\","
          + " every: 1 week, members: [{name: ann}, {name: bob}], ";

  @Nested
  class A_section {
    @Test
    void is_read_whole() {
      Rotation expected =
          new Rotation(
              "dri",
              new Cadence(
                  ZoneId.of("Europe/Berlin"), LocalDate.of(2026, 1, 5), LocalTime.of(9, 0), 7),
              new Rotation.Rules(Style.PAIRS, Optional.of("team-2026"), 0, List.of()),
              new Team(
                  List.of(
                      new Member(
                          "ann",
                          Optional.of("ann@example.org"),
                          Fraction.WHOLE,
                          Optional.empty(),
                          Optional.empty()),
                      new Member(
                          "bob",
                          Optional.of("bob@example.org"),
                          Fraction.of(1, 2),
                          Optional.of(LocalDate.of(2026, 3, 2)),
                          Optional.of(LocalDate.of(2026, 12, 31)))),
                  List.of(
                      new Absence(
                          "ann",
                          LocalDate.of(2026, 2, 2),
                          LocalDate.of(2026, 2, 16),
                          Absence.Kind.EXCUSED)),
                  List.of()),
              new Agreements(
                  List.of(Swap.of(12, 15)),
                  List.of(),
                  List.of(cover("2026-04-01T08:00:00Z", "2026-04-01T09:00:00Z"))),
              Published.NONE);
      Policy policy = PolicyReader.read(Texts.file("rotation.yaml"));
      assertThat(policy.rotation()).contains(expected);
      assertThat(policy.warnings()).isEmpty();
    }

    @Test
    void may_be_absent() {
      assertThat(Texts.yaml("version: 1\n").rotation()).isEmpty();
    }

    @Test
    void says_what_was_published_given_back_and_kept_apart() {
      Rotation rotation =
          rotation(
              "style: pairs, rest: 2, holidays: {2026-12-25: Christmas},"
                  + " exclusions: [{members: [ann, bob]}],"
                  + " vacated: [{slot: 3, member: ann, reason: ill}],"
                  + " swaps: [{slots: [1, 2], role: secondary}],"
                  + " published: {begun: 1, slots: [{slot: 0, primary: ann, secondary: bob},"
                  + " {slot: 1, secondary: ann}]}");
      assertThat(rotation.rules().rest()).isEqualTo(2);
      assertThat(rotation.rules().holidays())
          .containsExactly(new Holiday(LocalDate.of(2026, 12, 25), "Christmas"));
      assertThat(rotation.team().exclusions()).containsExactly(new Exclusion("ann", "bob"));
      assertThat(rotation.agreements().vacancies()).containsExactly(new Vacancy(3, "ann", "ill"));
      assertThat(rotation.agreements().swaps())
          .containsExactly(new Swap(1, 2, Optional.of(Role.SECONDARY)));
      assertThat(rotation.published())
          .isEqualTo(
              new Published(
                  new TreeMap<>(
                      Map.of(
                          0L,
                          Seats.of("ann", "bob"),
                          1L,
                          new Seats(Optional.empty(), Optional.of("ann")))),
                  1));
    }

    @Test
    void takes_moments_on_the_clock_of_the_rotation() {
      Rotation rotation =
          rotation(
              "style: cycle, covers: [{member: bob, by: ann, from: 2026-04-01T10:00, to:"
                  + " 2026-04-01T11:00+02:00}]");
      assertThat(rotation.agreements().covers())
          .containsExactly(cover("2026-04-01T08:00:00Z", "2026-04-01T09:00:00Z"));
    }

    @ParameterizedTest
    @CsvSource({
      "perSlot: 1, CYCLE",
      "perSlot: 2, PAIRS",
      "style: cycle, CYCLE",
      "'style: staggered, perSlot: 2', STAGGERED"
    })
    void says_how_duty_goes_round(String keys, Style style) {
      assertThat(rotation(keys).rules().style()).isEqualTo(style);
    }

    @ParameterizedTest
    @CsvSource({"1 day, 1", "10 days, 10", "1 week, 7", "2 weeks, 14"})
    void lasts_days_or_weeks(String every, int days) {
      String text = (BASE + "style: cycle}").replace("1 week", every);
      assertThat(Texts.yaml(text).rotation().orElseThrow().cadence().days()).isEqualTo(days);
    }
  }

  @Nested
  class A_rotation_written_as_a_policy {
    @Property(tries = 200)
    void is_read_as_the_same_rotation(
        @ForAll long seed, @ForAll @IntRange(min = 2, max = 9) int people) {
      Rotation rotation =
          Rotations.random(seed, people, 50, Absence.Kind.EXCUSED, Absence.Kind.DEFERRED)
              .with(agreements(seed))
              .with(new Published(new TreeMap<>(Map.of(4L, Seats.of("b"))), 3));
      assertThat(read(rotation)).isEqualTo(rotation);
    }

    @Test
    void keeps_that_nothing_has_begun() {
      Rotation rotation = rotation("style: cycle, published: {slots: [{slot: 0, primary: ann}]}");
      assertThat(rotation.published().begun()).isEqualTo(Published.NONE.begun());
      assertThat(read(rotation)).isEqualTo(rotation);
    }

    private Agreements agreements(long seed) {
      Instant start = Instant.parse("2026-03-01T00:00:00Z").plusNanos(Math.floorMod(seed, 1000L));
      InstantRange range = new InstantRange(start, start.plusSeconds(3600));
      return Agreements.NONE
          .and(Swap.of(3, 7))
          .and(new Swap(4, 8, Optional.of(Role.PRIMARY)))
          .and(new Vacancy(9, "a", "a \"reason\": yes"))
          .and(new Cover("a", "b", range));
    }

    private Rotation read(Rotation rotation) {
      String text = RotationJson.policy(rotation);
      return PolicyReader.readText("p.json", text).rotation().orElseThrow();
    }
  }

  private static Cover cover(String from, String to) {
    return new Cover("bob", "ann", new InstantRange(Instant.parse(from), Instant.parse(to)));
  }

  private static Rotation rotation(String keys) {
    return Texts.yaml(BASE + keys + "}").rotation().orElseThrow();
  }
}
