package io.paiadmin.core.rotation.feed;

import io.paiadmin.api.notification.CalendarPart;
import io.paiadmin.api.notification.Notification;
import io.paiadmin.api.notification.NotificationKind;
import io.paiadmin.api.notification.Recipient;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.schedule.Handoff;
import io.paiadmin.core.time.OffsetText;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What members are told of their duties.
 *
 * @param rotation where their addresses are; whoever has none is told nothing
 * @param organizer in whose name, best the sender of the mail
 */
public record ShiftNotice(Rotation rotation, Recipient organizer) {
  /**
   * Returns the invitation to a shift, its change or its cancellation, with a calendar part; empty
   * when the member's address is not known. The same shift gives the same id.
   *
   * @param now the moment of this message, by which calendars tell it from others
   */
  public Optional<Notification> of(Shift shift, Instant now) {
    return recipient(shift.member()).map(recipient -> notification(shift, recipient, now));
  }

  private Notification notification(Shift shift, Recipient recipient, Instant now) {
    FeedEvent event = shift.event();
    boolean isCancelled = event.isCancelled();
    String content = FeedText.of(event, new Attendance(organizer, recipient), now);
    CalendarPart.Method method =
        isCancelled ? CalendarPart.Method.CANCEL : CalendarPart.Method.REQUEST;
    String from = moment(event.range().start());
    String to = moment(event.range().end());
    String subject = "%s from %s".formatted(event.summary().replaceAll("\\s+", " "), from);
    return new Notification(
        "shift/%s/%s".formatted(event.uid(), event.sequence()),
        isCancelled ? NotificationKind.SHIFT_CANCEL : NotificationKind.SHIFT_INVITE,
        "shift/" + event.uid(),
        List.of(recipient),
        isCancelled ? "Cancelled: " + subject : subject,
        text(shift, from, to),
        Map.of("member", shift.member(), "summary", event.summary(), "from", from, "to", to),
        new CalendarPart(method, content),
        event.range().end());
  }

  private String text(Shift shift, String from, String to) {
    FeedEvent event = shift.event();
    String what = event.summary().replaceAll("\\s+", " ");
    if (event.isCancelled()) {
      return "%s is off duty from %s to %s after all.\nIt was: %s\n"
          .formatted(shift.member(), from, to, what);
    }
    String before = event.sequence() == 0 ? "" : "This replaces what was said before.\n";
    return "%s is on duty from %s to %s.\n%s\n%s".formatted(shift.member(), from, to, what, before);
  }

  /**
   * Returns the message to all whom a hand-off concerns; empty when no address is known. The same
   * hand-off gives the same id.
   */
  public Optional<Notification> of(Handoff handoff) {
    List<Recipient> recipients =
        Stream.of(handoff.leaving(), handoff.coming(), handoff.staying())
            .flatMap(List::stream)
            .flatMap(member -> recipient(member).stream())
            .toList();
    return recipients.isEmpty() ? Optional.empty() : Optional.of(notification(handoff, recipients));
  }

  private Notification notification(Handoff handoff, List<Recipient> recipients) {
    String at = moment(handoff.at());
    String leaving = named(handoff.leaving());
    String coming = named(handoff.coming());
    String staying =
        handoff.staying().isEmpty()
            ? ""
            : "%s stays on duty.\n".formatted(named(handoff.staying()));
    return new Notification(
        "handoff/%s/%s".formatted(rotation.name(), handoff.at()),
        NotificationKind.HANDOFF,
        "handoff/%s/%s".formatted(rotation.name(), handoff.slot()),
        recipients,
        "Hand-off of %s at %s: %s to %s".formatted(rotation.name(), at, leaving, coming),
        "At %s %s hands over to %s.\n%s".formatted(at, leaving, coming, staying)
            + "Whoever leaves tells whoever comes what is open.\n",
        Map.of("at", at, "leaving", leaving, "coming", coming),
        null,
        null);
  }

  private Optional<Recipient> recipient(String member) {
    return rotation.team().members().stream()
        .filter(one -> one.name().equals(member))
        .findFirst()
        .flatMap(one -> one.email().map(address -> new Recipient(one.name(), address)));
  }

  private static String named(List<String> members) {
    return members.isEmpty() ? "nobody" : String.join(" and ", members);
  }

  private String moment(Instant moment) {
    ZoneId zone = rotation.cadence().zone();
    return OffsetText.of(moment, zone);
  }
}
