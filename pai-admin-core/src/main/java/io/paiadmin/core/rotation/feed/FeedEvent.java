package io.paiadmin.core.rotation.feed;

import io.paiadmin.core.rotation.duty.Duty;
import io.paiadmin.core.time.InstantRange;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * One duty as calendars show it. Immutable.
 *
 * @param uid tells events apart, for ever: the rotation, the slot, the role and the stretch
 * @param range from when to when, in whole seconds
 * @param summary what calendars show
 * @param sequence counts the changes, from 0
 * @param modified when it last changed, in whole seconds
 * @param isCancelled whether it no longer takes place; it stays in the feed, or calendars would
 *     keep on showing it
 */
public record FeedEvent(
    String uid,
    InstantRange range,
    String summary,
    int sequence,
    Instant modified,
    boolean isCancelled) {
  /** Cuts what calendars cannot tell apart, and control characters, which they cannot read. */
  public FeedEvent {
    uid = ContentLines.readable(uid);
    summary = ContentLines.readable(summary);
    range = new InstantRange(seconds(range.start()), seconds(range.end()));
    modified = seconds(modified);
  }

  static FeedEvent of(String rotation, Duty duty, Instant now) {
    String member = duty.member().orElseThrow();
    String other = duty.inPlaceOf().map(" for "::concat).orElse("");
    String summary = "%s%s: %s %s".formatted(member, other, rotation, duty.role().text());
    String uid =
        "%s-%s-%s-%s@rotation.paiadmin"
            .formatted(rotation, duty.slot(), duty.role().text(), duty.segment());
    return new FeedEvent(uid, duty.range(), summary, 0, now, false);
  }

  private static Instant seconds(Instant moment) {
    return moment.truncatedTo(ChronoUnit.SECONDS);
  }

  FeedEvent named(String other) {
    return new FeedEvent(other, range, summary, sequence, modified, isCancelled);
  }

  /** Tells whether calendars have something to show. */
  boolean hasLength() {
    return range.start().isBefore(range.end());
  }

  /** Returns this event as the successor of an older one of the same uid. */
  FeedEvent after(FeedEvent old) {
    FeedEvent unchanged =
        new FeedEvent(uid, range, summary, old.sequence, old.modified, isCancelled);
    return unchanged.equals(old) ? old : changed(old, isCancelled);
  }

  /** Returns this event, no longer taking place. */
  FeedEvent cancelled(Instant now) {
    return isCancelled
        ? this
        : new FeedEvent(uid, range, summary, 0, now, true).changed(this, true);
  }

  private FeedEvent changed(FeedEvent old, boolean cancelled) {
    Instant later = modified.isAfter(old.modified) ? modified : old.modified;
    return new FeedEvent(uid, range, summary, old.sequence + 1, later, cancelled);
  }
}
