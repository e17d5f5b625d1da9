package io.paiadmin.core.policy.holiday;

import biweekly.component.VEvent;
import biweekly.property.RecurrenceId;
import biweekly.property.Uid;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The repetitions that an event of their own stands for: moved, renamed or cancelled ones.
 *
 * @param replaced each of them
 */
record Overrides(Set<Single> replaced) {

  /** One repetition of the event with an id; the id is empty when the file gives none. */
  record Single(String uid, LocalDate start) {}

  static Overrides of(List<VEvent> events) {
    Set<Single> replaced = new HashSet<>();
    events.forEach(event -> single(event).ifPresent(replaced::add));
    return new Overrides(replaced);
  }

  /** Tells whether another event stands for the repetition of this one on a day. */
  boolean replace(VEvent event, LocalDate start) {
    return event.getRecurrenceId() == null && replaced.contains(new Single(uid(event), start));
  }

  /**
   * Refuses what would change a whole rest of repetitions, which nothing here could follow.
   *
   * @throws NoHoliday when the event does
   */
  static void refuseRest(VEvent event) {
    @Nullable RecurrenceId id = event.getRecurrenceId();
    if (id != null && id.getRange() != null) {
      throw NoHoliday.fault(
          "changes all later repetitions of another", "end that one and write a new event");
    }
  }

  private static Optional<Single> single(VEvent event) {
    return Optional.ofNullable(event.getRecurrenceId())
        .flatMap(id -> Moment.find(id.getValue()))
        .map(moment -> new Single(uid(event), moment.date()));
  }

  private static String uid(VEvent event) {
    @Nullable Uid uid = event.getUid();
    return uid == null || uid.getValue() == null ? "" : uid.getValue();
  }
}
