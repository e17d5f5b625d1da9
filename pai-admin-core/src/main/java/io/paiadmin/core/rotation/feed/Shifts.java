package io.paiadmin.core.rotation.feed;

import io.paiadmin.core.rotation.duty.Duty;
import io.paiadmin.core.rotation.schedule.Schedule;
import io.paiadmin.core.time.InstantRange;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What members were told of their duties. It is kept between one invitation and the next, or
 * calendars could not tell a change from a second event. Immutable.
 *
 * @param all by time, cancelled ones as well
 */
public record Shifts(List<Shift> all) {
  // Before the value that is made with it.
  private static final Comparator<Shift> ORDER =
      Comparator.<Shift, Instant>comparing(shift -> shift.event().range().start())
          .thenComparing(shift -> shift.event().uid());

  /** Nobody was told anything. */
  public static final Shifts NONE = new Shifts(List.of());

  /** Sorts the shifts. */
  public Shifts {
    all = all.stream().sorted(ORDER).toList();
  }

  /**
   * Returns what members are to be told from now on. Whoever is told is in {@link #changedFrom}.
   *
   * @param window from when to when the schedule is looked at; what is over before is forgotten
   * @param now the moment of the change
   */
  public Shifts next(Schedule schedule, InstantRange window, Instant now) {
    List<Shift> duties = duties(schedule, window, now);
    Map<String, String> members =
        Stream.concat(all.stream(), duties.stream())
            .collect(
                Collectors.toMap(
                    shift -> shift.event().uid(), Shift::member, (known, same) -> known));
    Stream<FeedEvent> events =
        new Succession(all.stream().map(Shift::event).toList())
            .next(duties.stream().map(Shift::event), window, now);
    return new Shifts(
        events.map(event -> new Shift(members.getOrDefault(event.uid(), ""), event)).toList());
  }

  private static List<Shift> duties(Schedule schedule, InstantRange window, Instant now) {
    List<Shift> shifts = new ArrayList<>();
    Map<List<Object>, Integer> stretches = new HashMap<>();
    for (Duty duty : schedule.list(window.start(), window.end())) {
      if (duty.isCovered()) {
        List<Object> key = List.of(duty.slot(), duty.role(), duty.member());
        int stretch = stretches.merge(key, 1, Integer::sum) - 1;
        shifts.add(Shift.of(schedule.rotation().name(), duty, stretch, now));
      }
    }
    return shifts;
  }

  /** Returns the shifts of which somebody does not know yet what they are. */
  public List<Shift> changedFrom(Shifts before) {
    return all.stream().filter(shift -> !before.all().contains(shift)).toList();
  }
}
