package io.paiadmin.core.feed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.paiadmin.api.notification.CalendarPart;
import io.paiadmin.api.notification.Notification;
import io.paiadmin.api.notification.NotificationKind;
import io.paiadmin.api.notification.Recipient;
import io.paiadmin.core.rotation.feed.Shift;
import io.paiadmin.core.rotation.feed.ShiftNotice;
import io.paiadmin.core.rotation.feed.Shifts;
import io.paiadmin.core.rotation.plan.Rotations;
import io.paiadmin.core.rotation.roster.Agreements;
import io.paiadmin.core.rotation.roster.Cover;
import io.paiadmin.core.rotation.roster.Fraction;
import io.paiadmin.core.rotation.roster.Member;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Style;
import io.paiadmin.core.rotation.roster.Swap;
import io.paiadmin.core.rotation.roster.Team;
import io.paiadmin.core.rotation.schedule.Schedule;
import io.paiadmin.core.time.InstantRange;
import java.io.StringReader;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import net.fortuna.ical4j.data.CalendarBuilder;
import net.fortuna.ical4j.model.Calendar;
import net.fortuna.ical4j.model.component.VEvent;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShiftNoticeTest {
  private static final Instant NOW = Instant.parse("2026-01-01T12:00:00Z");
  private static final Instant LATER = Instant.parse("2026-01-02T12:00:00Z");
  private static final Recipient OFFICE = new Recipient("The office", "office@example.org");

  /** Weekly from Monday 2026-01-05 on: a b c, a b c, …; c has no address. */
  private static final Rotation ROTATION =
      Rotations.weekly(
          Style.CYCLE,
          Team.of(
              List.of(member("a", "a@example.org"), member("b", "b@example.org"), Member.of("c"))));

  @Nested
  class An_invitation {
    @Test
    void says_when_and_what_and_carries_an_event_that_another_library_accepts() throws Exception {
      Notification notification = notices(ROTATION, first()).get(0);
      assertThat(notification.kind()).isEqualTo(NotificationKind.SHIFT_INVITE);
      assertThat(notification.recipients()).containsExactly(new Recipient("a", "a@example.org"));
      assertThat(notification.subject()).isEqualTo("a: dri primary from 2026-01-05T09:00:00+01:00");
      assertThat(notification.text())
          .startsWith(
              "a is on duty from 2026-01-05T09:00:00+01:00 to 2026-01-12T09:00:00+01:00.\n");
      assertThat(notification.expires()).isEqualTo(Instant.parse("2026-01-12T08:00:00Z"));
      assertThat(part(notification).method()).isEqualTo(CalendarPart.Method.REQUEST);
      Calendar calendar = ical4j(notification);
      assertThat(calendar.validate().getEntries()).isEmpty();
      assertThat(value(calendar, "METHOD")).isEqualTo("REQUEST");
      VEvent event = event(calendar);
      assertThat(event.getRequiredProperty("ORGANIZER").getValue())
          .isEqualTo("mailto:office@example.org");
      assertThat(event.getRequiredProperty("ATTENDEE").getValue())
          .isEqualTo("mailto:a@example.org");
      assertThat(event.getRequiredProperty("SEQUENCE").getValue()).isEqualTo("0");
      assertThat(event.getRequiredProperty("DTSTAMP").getValue()).isEqualTo("20260101T120000Z");
    }

    @Test
    void goes_to_everybody_whose_address_is_known() {
      assertThat(notices(ROTATION, first()))
          .flatExtracting(Notification::recipients)
          .extracting(Recipient::name)
          .containsExactly("a", "b", "a", "b");
    }

    @Test
    void has_the_same_id_each_time_and_another_one_after_a_change() {
      Shift shift = first().all().get(0);
      ShiftNotice notice = new ShiftNotice(ROTATION, OFFICE);
      assertThat(notice.of(shift, LATER).orElseThrow().id())
          .isEqualTo(notice.of(shift, NOW).orElseThrow().id())
          .isEqualTo("shift/dri-0-primary-a-0@shift.paiadmin/0");
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "x\"; EVIL=1:y",
          "x\r\nATTENDEE:mailto:evil@example.org",
          "Zoë Ünlü, 日本; \\n",
          "a name so long that its line has to be folded, which is so since it has many letters"
        })
    void bears_any_name_and_address_without_another_line(String text) throws Exception {
      Rotation rotation =
          Rotations.weekly(Style.CYCLE, Team.of(List.of(member(text, text + "@example.org"))));
      Notification notification = notices(rotation, next(Shifts.NONE, rotation, NOW)).get(0);
      Calendar calendar = ical4j(notification);
      assertThat(calendar.validate().getEntries()).isEmpty();
      assertThat(event(calendar).getProperties("ATTENDEE")).hasSize(1);
      assertThat(event(calendar).getProperties("EVIL")).isEmpty();
      assertThat(notification.subject()).doesNotContain("\n", "\r");
    }
  }

  @Nested
  class A_change {
    @Test
    void is_told_to_whoever_loses_a_shift_and_to_whoever_gets_it() throws Exception {
      Shifts before = first();
      Rotation swapped = ROTATION.with(Agreements.NONE.and(Swap.of(0, 1)));
      Shifts after = next(before, swapped, LATER);
      List<Notification> told =
          after.changedFrom(before).stream()
              .flatMap(shift -> new ShiftNotice(swapped, OFFICE).of(shift, LATER).stream())
              .toList();
      assertThat(told)
          .extracting(Notification::kind, one -> one.recipients().get(0).name())
          .containsExactlyInAnyOrder(
              tuple(NotificationKind.SHIFT_CANCEL, "a"),
              tuple(NotificationKind.SHIFT_INVITE, "b"),
              tuple(NotificationKind.SHIFT_CANCEL, "b"),
              tuple(NotificationKind.SHIFT_INVITE, "a"));
      Notification cancelled =
          told.stream()
              .filter(one -> one.kind() == NotificationKind.SHIFT_CANCEL)
              .findFirst()
              .orElseThrow();
      assertThat(cancelled.subject()).startsWith("Cancelled: ");
      assertThat(part(cancelled).method()).isEqualTo(CalendarPart.Method.CANCEL);
      Calendar calendar = ical4j(cancelled);
      assertThat(calendar.validate().getEntries()).isEmpty();
      assertThat(value(calendar, "METHOD")).isEqualTo("CANCEL");
      assertThat(event(calendar).getRequiredProperty("SEQUENCE").getValue()).isEqualTo("1");
      assertThat(event(calendar).getRequiredProperty("STATUS").getValue()).isEqualTo("CANCELLED");
    }

    @Test
    void of_the_time_alone_is_the_same_event_with_a_higher_sequence() {
      Shifts before = first();
      Instant start = ROTATION.cadence().start(0);
      InstantRange hours = new InstantRange(start, start.plusSeconds(7200));
      Rotation covered = ROTATION.with(Agreements.NONE.and(new Cover("a", "b", hours)));
      List<Shift> changed = next(before, covered, LATER).changedFrom(before);
      assertThat(changed)
          .extracting(Shift::member, shift -> shift.event().sequence())
          .containsExactlyInAnyOrder(tuple("a", 1), tuple("b", 0));
      assertThat(new ShiftNotice(covered, OFFICE).of(changed.get(1), LATER).orElseThrow().text())
          .contains(changed.get(1).member().equals("a") ? "This replaces" : "for a");
    }

    @Test
    void of_nothing_is_told_to_nobody() {
      Shifts before = first();
      assertThat(next(before, ROTATION, LATER)).isEqualTo(before);
      assertThat(next(before, ROTATION, LATER).changedFrom(before)).isEmpty();
    }
  }

  @Nested
  class A_hand_off {
    @Test
    void is_told_to_those_whom_it_concerns() {
      Schedule schedule = schedule(ROTATION);
      Notification notification =
          new ShiftNotice(ROTATION, OFFICE).of(schedule.handoff(1)).orElseThrow();
      assertThat(notification.kind()).isEqualTo(NotificationKind.HANDOFF);
      assertThat(notification.recipients()).extracting(Recipient::name).containsExactly("a", "b");
      assertThat(notification.subject())
          .isEqualTo("Hand-off of dri at 2026-01-12T09:00:00+01:00: a to b");
      assertThat(notification.text())
          .isEqualTo(
              """
              At 2026-01-12T09:00:00+01:00 a hands over to b.
              Whoever leaves tells whoever comes what is open.
              """);
      assertThat(notification.id()).isEqualTo("handoff/dri/2026-01-12T08:00:00Z");
    }

    @Test
    void is_told_to_nobody_whose_address_is_unknown() {
      Rotation silent = Rotations.weekly(Style.CYCLE, Team.of(Rotations.members(2)));
      assertThat(new ShiftNotice(silent, OFFICE).of(schedule(silent).handoff(1))).isEmpty();
    }
  }

  private static Member member(String name, String address) {
    return new Member(
        name, Optional.of(address), Fraction.WHOLE, Optional.empty(), Optional.empty());
  }

  private static Shifts first() {
    return next(Shifts.NONE, ROTATION, NOW);
  }

  private static Shifts next(Shifts shifts, Rotation rotation, Instant now) {
    InstantRange window =
        new InstantRange(rotation.cadence().start(0), rotation.cadence().start(6));
    return shifts.next(schedule(rotation), window, now);
  }

  private static Schedule schedule(Rotation rotation) {
    return Schedule.of(rotation, rotation.cadence().start(10));
  }

  private static List<Notification> notices(Rotation rotation, Shifts shifts) {
    ShiftNotice notice = new ShiftNotice(rotation, OFFICE);
    return shifts.all().stream().flatMap(shift -> notice.of(shift, NOW).stream()).toList();
  }

  private static CalendarPart part(Notification notification) {
    return Stream.ofNullable(notification.calendar()).findFirst().orElseThrow();
  }

  private static Calendar ical4j(Notification notification) throws Exception {
    return new CalendarBuilder().build(new StringReader(part(notification).content()));
  }

  private static VEvent event(Calendar calendar) {
    return calendar.<VEvent>getComponents("VEVENT").get(0);
  }

  private static String value(Calendar calendar, String property) {
    return calendar.getRequiredProperty(property).getValue();
  }
}
