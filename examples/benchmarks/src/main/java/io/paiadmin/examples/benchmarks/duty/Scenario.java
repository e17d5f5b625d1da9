package io.paiadmin.examples.benchmarks.duty;

import io.paiadmin.core.rotation.roster.Absence;
import io.paiadmin.core.rotation.roster.Member;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Style;
import io.paiadmin.core.rotation.roster.Team;
import io.paiadmin.core.rotation.slot.Cadence;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * A team over ten years, to which happens what makes rotations drift.
 *
 * @param file the name of its policy among the examples, without an ending
 * @param text what happens
 * @param rotation the team
 */
record Scenario(String file, String text, Rotation rotation) {
  /** How many weeks are looked at. */
  static final int WEEKS = 520;

  private static final LocalDate MONDAY = LocalDate.of(2026, 1, 5);

  static List<Scenario> all() {
    return List.of(
        new Scenario(
            "vacations",
            "n=8, one DRI, random vacations",
            rotation(Style.CYCLE, 8, vacations(8, 1))),
        new Scenario(
            "vacations-pairs",
            "n=8, two DRIs, random vacations",
            rotation(Style.PAIRS, 8, vacations(8, 2))),
        new Scenario(
            "every-second-week",
            "n=6, one member present every 2nd week",
            rotation(Style.CYCLE, 6, away("m0", week -> week % 2 == 1))),
        new Scenario(
            "dodger",
            "n=6, one member absent each time the cycle reaches them",
            rotation(Style.CYCLE, 6, away("m2", week -> week % 6 == 2))),
        new Scenario("newcomer", "n=6, a newcomer joins at week 104", newcomer()));
  }

  /** A team of which each member is away with some chance in each week, for as long as given. */
  static Rotation absent(int people, int weeks, double chance, long seed) {
    Random random = new Random(seed);
    List<Absence> absences = new ArrayList<>();
    for (int member = 0; member < people; member++) {
      String name = "m" + member;
      absences.addAll(away(name, weeks, week -> random.nextDouble() < chance));
    }
    return rotation(Style.PAIRS, people, absences);
  }

  /** Each member takes two to four vacations a year, of one to three weeks. */
  private static List<Absence> vacations(int people, long seed) {
    Random random = new Random(seed);
    List<Absence> absences = new ArrayList<>();
    for (int member = 0; member < people; member++) {
      for (int year = 0; year < WEEKS / 52; year++) {
        for (int count = 2 + random.nextInt(3); count > 0; count--) {
          LocalDate from = MONDAY.plusWeeks(52L * year + random.nextInt(50));
          LocalDate to = from.plusWeeks(1L + random.nextInt(3));
          absences.add(new Absence("m" + member, from, to, Absence.Kind.EXCUSED));
        }
      }
    }
    return absences;
  }

  private static List<Absence> away(String member, IntPredicate weeks) {
    return away(member, WEEKS, weeks);
  }

  private static List<Absence> away(String member, int end, IntPredicate weeks) {
    return IntStream.range(0, end)
        .filter(weeks)
        .mapToObj(MONDAY::plusWeeks)
        // A slot ends on the Monday after it, on which others take over.
        .map(day -> new Absence(member, day, day.plusWeeks(1), Absence.Kind.EXCUSED))
        .toList();
  }

  private static Rotation newcomer() {
    Rotation rotation = rotation(Style.CYCLE, 6, List.of());
    List<Member> members = new ArrayList<>(rotation.team().members());
    members.set(5, members.get(5).joining(MONDAY.plusWeeks(104)));
    return rotation.with(Team.of(members));
  }

  private static Rotation rotation(Style style, int people, List<Absence> absences) {
    List<Member> members = IntStream.range(0, people).mapToObj(at -> Member.of("m" + at)).toList();
    Cadence cadence = new Cadence(ZoneOffset.UTC, MONDAY, LocalTime.of(9, 0), 7);
    Team team = new Team(members, absences, List.of());
    return Rotation.of("dri", cadence, Rotation.Rules.of(style), team);
  }
}
