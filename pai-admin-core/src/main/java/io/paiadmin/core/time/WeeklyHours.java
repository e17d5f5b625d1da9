package io.paiadmin.core.time;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import java.time.DayOfWeek;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The hours of the weekdays as they are collected. What passes midnight is split there. */
final class WeeklyHours {
  private final Map<DayOfWeek, List<DayInterval>> hours = new EnumMap<>(DayOfWeek.class);

  void add(DayOfWeek day, DayInterval interval) {
    put(day, interval.thisDay());
    interval.nextDay().ifPresent(rest -> put(day.plus(1), rest));
  }

  /** Returns the hours from Monday to Sunday; a day whose intervals overlap is a problem. */
  List<DayHours> split(List<Problem> problems) {
    return Arrays.stream(DayOfWeek.values()).map(day -> of(day, problems)).toList();
  }

  private void put(DayOfWeek day, DayInterval interval) {
    hours.computeIfAbsent(day, of -> new ArrayList<>()).add(interval);
  }

  private DayHours of(DayOfWeek day, List<Problem> problems) {
    try {
      return DayHours.of(hours.getOrDefault(day, List.of()));
    } catch (PaiAdminException e) {
      e.problems().forEach(fault -> problems.add(fault.movedTo(day.toString())));
      return DayHours.NONE;
    }
  }
}
