package io.paiadmin.core.rotation.plan;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.core.rotation.roster.Absence;
import io.paiadmin.core.rotation.roster.Fraction;
import io.paiadmin.core.rotation.roster.Member;
import io.paiadmin.core.rotation.roster.Published;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Seats;
import io.paiadmin.core.rotation.roster.Style;
import io.paiadmin.core.rotation.roster.Team;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class QuotaPlanTest {
  private static List<Seats> seats(Rotation rotation, int slots) {
    return QuotaPlan.of(rotation, slots).stream().map(Planned::seats).toList();
  }

  @Nested
  class Weights {
    @ParameterizedTest(name = "{0} give {1}")
    @CsvSource({"2 1 1, abacabac", "3 2 1, ababacababac", "1 1 1, abcabc"})
    void are_served_within_the_quota_earliest_deadline_first(String weights, String expected) {
      List<Member> members = new ArrayList<>();
      for (String weight : weights.split(" ", -1)) {
        Fraction share = Fraction.of(Long.parseLong(weight));
        members.add(Member.of(Rotations.name(members.size())).weighing(share));
      }
      Rotation rotation = Rotations.weekly(Style.CYCLE, Team.of(members));
      assertThat(
              seats(rotation, expected.length()).stream()
                  .map(one -> one.primary().orElse("-"))
                  .collect(joining()))
          .isEqualTo(expected);
    }
  }

  @Nested
  class Without_anything_special {
    @ParameterizedTest
    @EnumSource(
        value = Style.class,
        names = {"CYCLE", "PAIRS"})
    void the_plan_is_the_formula(Style style) {
      for (int people = 1; people <= 14; people++) {
        Rotation rotation = Rotations.weekly(style, Team.of(Rotations.members(people)));
        EvenPlan formula = EvenPlan.of(rotation);
        assertThat(formula.holdsAlways()).isTrue();
        for (Planned planned : QuotaPlan.of(rotation, 120)) {
          Planned expected = formula.at(planned.slot());
          assertThat(planned.seats()).as("%s people", people).isEqualTo(expected.seats());
          assertThat(planned.turn()).isEqualTo(expected.turn());
          assertThat(planned.shares()).isEqualTo(expected.shares());
        }
      }
    }
  }

  @Property(tries = 400)
  void nobody_ever_has_more_or_less_than_is_due_rounded(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 8) int people) {
    Rotation rotation = Rotations.random(seed, people, 60, Absence.Kind.EXCUSED);
    new Referee(rotation).judge(seats(rotation, 60));
  }

  @Property(tries = 100)
  void a_longer_plan_begins_like_a_shorter_one(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 8) int people) {
    Rotation rotation = Rotations.random(seed, people, 40, Absence.Kind.values());
    assertThat(QuotaPlan.of(rotation, 60).subList(0, 25)).isEqualTo(QuotaPlan.of(rotation, 25));
  }

  @Property(tries = 200)
  void to_publish_a_part_of_the_plan_changes_nothing(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 8) int people) {
    Rotation rotation = Rotations.random(seed, people, 40, Absence.Kind.values());
    List<Seats> plan = seats(rotation, 50);
    TreeMap<Long, Seats> known = new TreeMap<>();
    IntStream.range(0, 20).forEach(slot -> known.put((long) slot, plan.get(slot)));
    assertThat(seats(rotation.with(new Published(known, 10)), 50)).isEqualTo(plan);
  }
}
