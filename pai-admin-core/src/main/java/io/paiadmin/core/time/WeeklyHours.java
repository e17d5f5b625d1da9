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
    if (interval.endsNextDay()) {
      put(day, new DayInterval(interval.start(), DayInterval.DAY));
      put(day.plus(1), new DayInterval(0, interval.end() - DayInterval.DAY));
    } else {
      put(day, interval);
    }
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
      e.problems().forEach(fault -> problems.add(of(day, fault)));
      return DayHours.NONE;
    }
  }

  private static Problem of(DayOfWeek day, Problem fault) {
    return new Problem(
        fault.severity(), fault.code(), day.toString(), fault.message(), fault.fix());
  }
}
