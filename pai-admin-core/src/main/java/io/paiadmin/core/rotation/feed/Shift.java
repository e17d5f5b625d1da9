package io.paiadmin.core.rotation.feed;

import io.paiadmin.core.rotation.duty.Duty;
import java.time.Instant;

/**
 * One duty of one member, whom it is told to. Whoever takes it over has a shift of their own, so
 * that each of both calendars learns what it has to know. Immutable.
 *
 * @param member the name
 * @param event the duty, with the sequence of what was told last
 */
public record Shift(String member, FeedEvent event) {
  /**
   * Makes the shift of a duty that somebody serves.
   *
   * @param stretch counts this member's stretches of this role in this slot, from 0
   */
  static Shift of(String rotation, Duty duty, int stretch, Instant now) {
    String member = duty.member().orElseThrow();
    FeedEvent event = FeedEvent.of(rotation, duty, now);
    String uid =
        "%s-%s-%s-%s-%s@shift.paiadmin"
            .formatted(rotation, duty.slot(), duty.role().text(), member, stretch);
    return new Shift(member, event.named(uid));
  }
}
