package io.paiadmin.core.time;

import io.paiadmin.core.time.oracle.Minutes;
import io.paiadmin.core.time.oracle.PaperCalendar;
import io.paiadmin.core.time.oracle.Ticks;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A calendar of which every kind of thing is said, about some days more than about others. */
final class RandomCalendar {
  private static final int DAY = 1440;

  private final Random random;

  private RandomCalendar(Random random) {
    this.random = random;
  }

  static PaperCalendar of(Ticks ticks, Random random) {
    return new RandomCalendar(random).in(ticks.zone(), dates(ticks));
  }

  private PaperCalendar in(ZoneId zone, List<LocalDate> dates) {
    return new PaperCalendar(
        zone, week(), some(dates, 8), hours(some(dates, 8)), hours(some(dates, 5)));
  }

  private static List<LocalDate> dates(Ticks ticks) {
    LocalDate first = LocalDate.ofInstant(ticks.start(), ticks.zone());
    return first.datesUntil(LocalDate.ofInstant(ticks.end(), ticks.zone())).toList();
  }

  /** A week with hours on one day at least. */
  private List<List<Minutes>> week() {
    List<List<Minutes>> week =
        switch (random.nextInt(4)) {
          case 0 -> days(List.of(new Minutes(0, DAY)));
          case 1 -> days(hours());
          default -> IntStream.range(0, 7).mapToObj(day -> hours()).toList();
        };
    return week.stream().allMatch(List::isEmpty) ? week() : week;
  }

  private static List<List<Minutes>> days(List<Minutes> hours) {
    return Stream.generate(() -> hours).limit(7).toList();
  }

  private List<Minutes> hours() {
    return switch (random.nextInt(6)) {
      case 0 -> List.of();
      case 1 -> List.of(new Minutes(0, DAY));
      case 2 -> between(minutes(4));
      default -> between(minutes(2));
    };
  }

  /** Some minutes of the day in order; often at night, when clocks change, and often round ones. */
  private int[] minutes(int count) {
    int round = random.nextBoolean() ? 15 : 1;
    int late = random.nextBoolean() ? DAY : 240;
    return random.ints(count, 0, late / round + 1).map(part -> part * round).sorted().toArray();
  }

  private static List<Minutes> between(int[] borders) {
    List<Minutes> hours = new ArrayList<>();
    for (int i = 0; i < borders.length; i += 2) {
      if (borders[i] < borders[i + 1]) {
        hours.add(new Minutes(borders[i], borders[i + 1]));
      }
    }
    return hours;
  }

  private Set<LocalDate> some(List<LocalDate> dates, int oneOf) {
    Set<LocalDate> some = new HashSet<>(dates);
    some.removeIf(date -> random.nextInt(oneOf) > 0);
    return some;
  }

  private Map<LocalDate, List<Minutes>> hours(Set<LocalDate> dates) {
    Map<LocalDate, List<Minutes>> hours = new HashMap<>();
    dates.forEach(date -> hours.put(date, hours()));
    return hours;
  }
}
