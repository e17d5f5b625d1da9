package io.paiadmin.core.rotation.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.core.rotation.duty.Standing;
import io.paiadmin.core.rotation.roster.Absence;
import io.paiadmin.core.rotation.roster.Fraction;
import io.paiadmin.core.rotation.roster.Published;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Seats;
import io.paiadmin.core.rotation.roster.Style;
import io.paiadmin.core.rotation.roster.Team;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class LateChangesTest {
  private static final int BEGUN = 10;
  private static final int PUBLISHED = 20;

  @Property(tries = 300)
  void published_slots_stay_unless_their_owner_is_gone(
      @ForAll long seed, @ForAll @IntRange(min = 2, max = 8) int people, @ForAll Style style) {
    Rotation rotation = Rotations.weekly(style, Team.of(Rotations.members(people)));
    List<Planned> before = plan(rotation, PUBLISHED);
    List<Planned> after = plan(late(rotation, seed, before), 40);
    for (int slot = 0; slot < BEGUN; slot++) {
      assertThat(after.get(slot).seats()).isEqualTo(before.get(slot).seats());
    }
    for (int slot = BEGUN; slot < PUBLISHED; slot++) {
      List<String> owners = before.get(slot).seats().members();
      Planned planned = after.get(slot);
      assertThat(planned.seats().members())
          .containsAll(owners.stream().filter(one -> isThere(rotation, planned, one)).toList());
    }
  }

  @Property(tries = 300)
  void nobody_who_is_away_serves_and_no_seat_stays_empty_that_somebody_could_take(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 8) int people, @ForAll Style style) {
    Rotation rotation = Rotations.weekly(style, Team.of(Rotations.members(people)));
    Rotation late = late(rotation, seed, plan(rotation, PUBLISHED));
    for (Planned planned : plan(late, 60).subList(BEGUN, 60)) {
      long there = planned.standings().stream().filter(Standing.PRESENT::equals).count();
      assertThat(planned.seats().members()).hasSize((int) Math.min(style.seats(), there));
      assertThat(planned.seats().members()).allMatch(one -> isThere(rotation, planned, one));
    }
  }

  @Property(tries = 200)
  void what_was_missed_is_made_up_until_everybody_is_within_a_slot_again(
      @ForAll long seed, @ForAll @IntRange(min = 3, max = 8) int people) {
    Rotation rotation = Rotations.weekly(Style.CYCLE, Team.of(Rotations.members(people)));
    Rotation late = late(rotation, seed, plan(rotation, PUBLISHED));
    List<Planned> plan = plan(late, 150);
    for (int member = 0; member < people; member++) {
      Fraction lag = lag(rotation, plan, member);
      assertThat(lag.abs()).as("lag %s of %s", lag, member).isLessThan(Fraction.WHOLE);
    }
  }

  @Test
  void whoever_stands_in_owes_the_most() {
    Rotation rotation = Rotations.weekly(Style.CYCLE, Team.of(Rotations.members(4)));
    TreeMap<Long, Seats> known = new TreeMap<>();
    List.of("a", "b", "c", "a", "d").forEach(one -> known.put((long) known.size(), Seats.of(one)));
    LocalDate monday = rotation.cadence().firstDate(4);
    Absence away = new Absence("d", monday, monday.plusDays(1), Absence.Kind.EXCUSED);
    Team team = new Team(rotation.team().members(), List.of(away), List.of());
    Rotation late = rotation.with(team).with(new Published(known, 4));
    assertThat(plan(late, 5).get(4).seats()).isEqualTo(Seats.of("b"));
  }

  private static Rotation late(Rotation rotation, long seed, List<Planned> before) {
    Random random = new Random(seed);
    TreeMap<Long, Seats> known = new TreeMap<>();
    before.forEach(planned -> known.put(planned.slot(), planned.seats()));
    List<Absence> absences = new ArrayList<>();
    int count = 1 + random.nextInt(6);
    for (int at = 0; at < count; at++) {
      LocalDate from = rotation.cadence().firstDate(BEGUN + random.nextInt(20));
      String name = rotation.team().names().get(random.nextInt(rotation.team().names().size()));
      absences.add(
          new Absence(name, from, from.plusDays(1L + random.nextInt(60)), Absence.Kind.EXCUSED));
    }
    Team team = new Team(rotation.team().members(), absences, List.of());
    return rotation.with(team).with(new Published(known, BEGUN));
  }

  private static List<Planned> plan(Rotation rotation, int slots) {
    Plan plan = Plan.of(rotation, slots);
    List<Planned> all = new ArrayList<>();
    for (long slot = 0; slot < slots; slot++) {
      all.add(plan.at(slot));
    }
    return all;
  }

  private static boolean isThere(Rotation rotation, Planned planned, String member) {
    return planned.standings().get(rotation.team().names().indexOf(member)) == Standing.PRESENT;
  }

  private static Fraction lag(Rotation rotation, List<Planned> plan, int member) {
    String name = rotation.team().names().get(member);
    Fraction due =
        plan.stream().map(one -> one.shares().get(member)).reduce(Fraction.ZERO, Fraction::plus);
    return due.minus(
        Fraction.of(plan.stream().filter(one -> one.seats().role(name).isPresent()).count()));
  }
}
