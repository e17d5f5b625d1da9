package io.paiadmin.core.rotation.schedule;

import static java.util.stream.Collectors.joining;

import io.paiadmin.core.rotation.duty.Duty;
import io.paiadmin.core.rotation.duty.Standing;
import io.paiadmin.core.rotation.roster.Vacancy;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * A duty that nobody serves. Immutable.
 *
 * @param duty the slot, the role and the time
 * @param reason why nobody does, as a clause
 */
public record Gap(Duty duty, String reason) {
  static Gap of(Schedule schedule, Duty duty) {
    return new Gap(
        duty,
        duty.owner()
            .map(owner -> givenBack(schedule, duty, owner))
            .orElseGet(() -> nobody(schedule, duty.slot())));
  }

  private static String givenBack(Schedule schedule, Duty duty, String owner) {
    String why =
        schedule.in(duty.slot()).vacated().stream()
            .filter(vacancy -> vacancy.member().equals(owner))
            .map(Vacancy::reason)
            .filter(reason -> !reason.isEmpty())
            .map(": "::concat)
            .findFirst()
            .orElse("");
    return owner + " gave it back" + why;
  }

  private static String nobody(Schedule schedule, long slot) {
    List<String> present = present(schedule, slot);
    if (present.size() >= schedule.rotation().rules().style().seats()) {
      return "it was published without anybody";
    }
    String there = present.isEmpty() ? "nobody is there" : "only " + present.get(0) + " is there";
    String away = away(schedule, slot);
    return away.isEmpty() ? there : there + ": " + away;
  }

  private static List<String> present(Schedule schedule, long slot) {
    List<Standing> standings = schedule.planned(slot).standings();
    return positions(standings, standing -> standing == Standing.PRESENT)
        .mapToObj(schedule.rotation().team().names()::get)
        .toList();
  }

  private static String away(Schedule schedule, long slot) {
    List<String> names = schedule.rotation().team().names();
    List<Standing> standings = schedule.planned(slot).standings();
    return positions(standings, standing -> standing != Standing.PRESENT)
        .mapToObj(at -> names.get(at) + " " + standings.get(at).text())
        .collect(joining(", "));
  }

  private static IntStream positions(List<Standing> standings, Predicate<Standing> which) {
    return IntStream.range(0, standings.size()).filter(at -> which.test(standings.get(at)));
  }
}
