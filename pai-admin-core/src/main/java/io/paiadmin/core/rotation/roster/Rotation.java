package io.paiadmin.core.rotation.roster;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.calendar.Holiday;
import io.paiadmin.core.rotation.slot.Cadence;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A rotation, whole: who is on duty at any moment follows from it and from nothing else. Immutable.
 *
 * @param name tells rotations apart, in exports; never blank
 * @param cadence when duty changes hands
 * @param rules how it goes round
 * @param team who takes part
 * @param agreements what was agreed beside the plan
 * @param published what stays as it is
 */
public record Rotation(
    String name,
    Cadence cadence,
    Rules rules,
    Team team,
    Agreements agreements,
    Published published) {
  /**
   * How duty goes round.
   *
   * @param style the order of duties, and how many serve at a time
   * @param seed draws the initial order of the members; empty for the order in which they are
   *     listed
   * @param rest how many slots lie at least between two duties of one member, where everybody's
   *     share allows; from 0 to 1000
   * @param holidays days whose duty is a burden of its own, shared evenly where everybody's share
   *     allows
   */
  public record Rules(Style style, Optional<String> seed, int rest, List<Holiday> holidays) {
    /**
     * Takes the first holiday of each day, by date.
     *
     * @throws PaiAdminException with {@code INVALID_INPUT} and {@code ROTATION_REST} when the rest
     *     is out of its range
     */
    public Rules {
      holidays = List.copyOf(byDate(holidays).values());
      if (rest < 0 || rest > 1000) {
        String message = "a rest of %s slots cannot be kept".formatted(rest);
        throw Refusal.of("ROTATION_REST", "", message, "give a number from 0 to 1000");
      }
    }

    /** Counts the holidays on some days, the last of which is not included. */
    public long holidaysIn(LocalDate first, LocalDate end) {
      return holidays.stream()
          .map(Holiday::date)
          .filter(date -> !date.isBefore(first) && date.isBefore(end))
          .count();
    }

    private static Map<LocalDate, Holiday> byDate(List<Holiday> holidays) {
      Map<LocalDate, Holiday> days = new TreeMap<>();
      holidays.stream().sorted(Holiday.ORDER).forEach(day -> days.putIfAbsent(day.date(), day));
      return days;
    }

    /** Makes rules of a style, in the order listed, without rest and holidays. */
    public static Rules of(Style style) {
      return new Rules(style, Optional.empty(), 0, List.of());
    }
  }

  /**
   * Puts the parts together.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} and {@code ROTATION_NAME} when the name is
   *     blank, with {@code NOT_FOUND} when a vacancy, a cover or a published slot names somebody
   *     who is no member
   */
  public Rotation {
    if (name.isBlank()) {
      throw Refusal.of("ROTATION_NAME", "", "the rotation has no name", "give a name");
    }
    agreements.vacancies().forEach(vacancy -> team.member(vacancy.member()));
    agreements.covers().forEach(cover -> team.member(cover.member()));
    agreements.covers().forEach(cover -> team.member(cover.by()));
    published.seats().values().forEach(seats -> seats.members().forEach(team::member));
  }

  /** Makes a rotation of which nothing is agreed or published. */
  public static Rotation of(String name, Cadence cadence, Rules rules, Team team) {
    return new Rotation(name, cadence, rules, team, Agreements.NONE, Published.NONE);
  }

  /** Returns this rotation with another team. */
  public Rotation with(Team other) {
    return new Rotation(name, cadence, rules, other, agreements, published);
  }

  /** Returns this rotation with other agreements. */
  public Rotation with(Agreements other) {
    return new Rotation(name, cadence, rules, team, other, published);
  }

  /** Returns this rotation with something else published. */
  public Rotation with(Published other) {
    return new Rotation(name, cadence, rules, team, agreements, other);
  }
}
