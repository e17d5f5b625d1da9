package io.paiadmin.core.rotation.plan;

import io.paiadmin.api.calendar.Holiday;
import io.paiadmin.core.rotation.roster.Absence;
import io.paiadmin.core.rotation.roster.Agreements;
import io.paiadmin.core.rotation.roster.Cover;
import io.paiadmin.core.rotation.roster.Exclusion;
import io.paiadmin.core.rotation.roster.Fraction;
import io.paiadmin.core.rotation.roster.Member;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Rotation.Rules;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/** Rotations drawn from a seed: weights, absences, joins, leaves, holidays, rest, exclusions. */
public final class Rotations {
  private static final LocalDate ANCHOR = LocalDate.of(2026, 1, 5);

  private final Random random;
  private final int people;
  private final int slots;

  private Rotations(long seed, int people, int slots) {
    this.random = new Random(seed);
    this.people = people;
    this.slots = slots;
  }

  public static Rotation random(long seed, int people, int slots, Absence.Kind... kinds) {
    Rotations rotations = new Rotations(seed, people, slots);
    return rotations.random(List.of(kinds));
  }

  /** A weekly rotation of members a, b, c, … in that order. */
  public static Rotation weekly(Style style, Team team) {
    return Rotation.of("dri", weekly(), Rules.of(style), team);
  }

  public static Cadence weekly() {
    return new Cadence(ZoneId.of("Europe/Berlin"), ANCHOR, LocalTime.of(9, 0), 7);
  }

  public static List<Member> members(int count) {
    return IntStream.range(0, count).mapToObj(Rotations::name).map(Member::of).toList();
  }

  public static String name(int position) {
    return position < 26 ? String.valueOf((char) ('a' + position)) : "m" + position;
  }

  /** Adds swaps, vacancies and covers, some of them without effect. */
  public static Rotation agreed(Rotation rotation, long seed) {
    Random random = new Random(seed);
    List<String> names = rotation.team().names();
    Agreements agreements = Agreements.NONE;
    for (int at = 0; at < 5; at++) {
      long slot = random.nextInt(18);
      agreements = agreements.and(Swap.of(slot, slot + 1 + random.nextInt(6)));
      String member = names.get(random.nextInt(names.size()));
      agreements = agreements.and(new Vacancy(random.nextInt(20), member, "busy"));
      String by = names.get((names.indexOf(member) + 1) % names.size());
      Instant start =
          rotation.cadence().start(random.nextInt(20)).plusSeconds(random.nextInt(99999));
      InstantRange range = new InstantRange(start, start.plusSeconds(1 + random.nextInt(2000000)));
      agreements = names.size() == 1 ? agreements : agreements.and(new Cover(member, by, range));
    }
    return rotation.with(agreements);
  }

  private Rotation random(List<Absence.Kind> kinds) {
    Style style = random.nextInt(2) == 0 ? Style.CYCLE : Style.PAIRS;
    List<Member> members = members(people).stream().map(this::varied).toList();
    List<Absence> absences = new ArrayList<>();
    for (int at = 0; at < people * 3 && !kinds.isEmpty(); at++) {
      absences.add(absence(members, kinds));
    }
    List<Exclusion> exclusions =
        people < 3 || random.nextInt(3) > 0 ? List.of() : List.of(new Exclusion("a", "b"));
    Rules rules = new Rules(style, Optional.of("s"), random.nextInt(4), holidays());
    return Rotation.of("dri", cadence(), rules, new Team(members, absences, exclusions));
  }

  private Cadence cadence() {
    return random.nextInt(4) == 0
        ? new Cadence(ZoneId.of("Pacific/Apia"), LocalDate.of(2011, 12, 20), LocalTime.of(9, 0), 1)
        : weekly();
  }

  private List<Holiday> holidays() {
    return random.nextInt(3) > 0
        ? List.of()
        : IntStream.range(0, 8).mapToObj(at -> new Holiday(day(), "holiday")).toList();
  }

  private Member varied(Member member) {
    Member varied = member;
    if (random.nextInt(3) == 0) {
      varied = varied.weighing(Fraction.of(1 + random.nextInt(3), 1 + random.nextInt(4)));
    }
    if (random.nextInt(4) == 0) {
      varied = varied.joining(day());
    }
    if (random.nextInt(4) == 0) {
      LocalDate from = varied.from().orElse(LocalDate.of(2011, 12, 20));
      varied = varied.leaving(from.plusDays(random.nextInt(7 * slots)));
    }
    return varied;
  }

  private Absence absence(List<Member> members, List<Absence.Kind> kinds) {
    LocalDate from = day();
    String name = members.get(random.nextInt(members.size())).name();
    Absence.Kind kind = kinds.get(random.nextInt(kinds.size()));
    return new Absence(name, from, from.plusDays(1L + random.nextInt(40)), kind);
  }

  private LocalDate day() {
    LocalDate start = random.nextBoolean() ? ANCHOR : LocalDate.of(2011, 12, 20);
    return start.plusDays(random.nextInt(7 * slots));
  }
}
