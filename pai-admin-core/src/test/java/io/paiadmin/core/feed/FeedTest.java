package io.paiadmin.core.feed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.core.rotation.duty.Duty;
import io.paiadmin.core.rotation.feed.Feed;
import io.paiadmin.core.rotation.feed.FeedEvent;
import io.paiadmin.core.rotation.plan.Rotations;
import io.paiadmin.core.rotation.roster.Absence;
import io.paiadmin.core.rotation.roster.Cover;
import io.paiadmin.core.rotation.roster.Member;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Style;
import io.paiadmin.core.rotation.roster.Swap;
import io.paiadmin.core.rotation.roster.Team;
import io.paiadmin.core.rotation.roster.Vacancy;
import io.paiadmin.core.rotation.schedule.Schedule;
import io.paiadmin.core.time.InstantRange;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import net.fortuna.ical4j.data.CalendarBuilder;
import net.fortuna.ical4j.model.Calendar;
import net.fortuna.ical4j.model.component.VEvent;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FeedTest {
  private static final Instant NOW = Instant.parse("2026-01-01T12:00:00Z");
  private static final Instant LATER = Instant.parse("2026-01-02T12:00:00Z");
  private static final Rotation PAIR = Rotations.weekly(Style.PAIRS, Team.of(Rotations.members(5)));

  @Nested
  class A_feed {
    @Property(tries = 60)
    void is_read_by_another_library_as_the_duties_of_the_list(
        @ForAll long seed, @ForAll @IntRange(min = 2, max = 6) int people) throws Exception {
      Rotation rotation = Rotations.random(seed, people, 30, Absence.Kind.EXCUSED);
      Schedule schedule = Schedule.of(rotation, rotation.cadence().start(20));
      InstantRange window = window(rotation, 0, 20);
      Calendar calendar = ical4j(Feed.empty("dri").next(schedule, window, NOW).text());
      assertThat(calendar.validate().getEntries()).isEmpty();
      List<InstantRange> served =
          schedule.list(window.start(), window.end()).stream()
              .filter(Duty::isCovered)
              .map(Duty::range)
              .toList();
      assertThat(events(calendar).stream().map(FeedTest::range).toList())
          .containsExactlyInAnyOrderElementsOf(served);
      assertThat(events(calendar).stream().map(FeedTest::uid).distinct()).hasSize(served.size());
    }

    @Property(tries = 60)
    void is_read_back_as_it_was(@ForAll long seed, @ForAll @IntRange(min = 2, max = 6) int people) {
      Rotation rotation = Rotations.random(seed, people, 30, Absence.Kind.EXCUSED);
      Feed feed = first(rotation);
      assertThat(FeedFile.read("dri.ics", feed.text())).isEqualTo(feed);
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "plain",
          "Zoë, the \"first\"; a\\b",
          "line\nbreak",
          "tab\tand\u0007bell",
          "carriage\r\nreturn",
          "colon: and, commas; ; ,",
          "日本語の名前はとても長いので折り返しが必要になりますしかも何度も何度も折り返されます",
          "🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉",
          "ääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääää"
        })
    void carries_every_name_through_both_libraries(String name) throws Exception {
      Rotation rotation =
          new Rotation(
              name,
              Rotations.weekly(),
              Rotation.Rules.of(Style.CYCLE),
              Team.of(List.of(Member.of(name))),
              PAIR.agreements(),
              PAIR.published());
      Feed feed = first(rotation);
      String readable = name.replace("\u0007", "").replace("\r", "");
      String summary = "%s: %s primary".formatted(readable, readable);
      assertThat(FeedFile.read("dri.ics", feed.text())).isEqualTo(feed);
      assertThat(feed.events()).allMatch(event -> event.summary().equals(summary));
      assertThat(events(ical4j(feed.text())))
          .allMatch(event -> event.getSummary().getValue().equals(summary));
    }

    @ParameterizedTest
    @ValueSource(ints = {60, 61, 62, 63, 64, 65, 66, 67, 68, 140, 141, 142})
    void has_no_line_of_more_than_75_octets_and_folds_between_characters(int length) {
      String name = "a" + "é🦉日".repeat(length).substring(0, length - length % 4);
      Feed feed = first(Rotations.weekly(Style.CYCLE, Team.of(List.of(Member.of(name)))));
      for (String line : feed.text().split("\r\n", -1)) {
        byte[] octets = line.getBytes(StandardCharsets.UTF_8);
        assertThat(octets.length).isLessThanOrEqualTo(75);
        assertThat(new String(octets, StandardCharsets.UTF_8)).isEqualTo(line);
      }
      assertThat(feed.text()).doesNotContainPattern("(?<!\r)\n");
    }

    @Test
    void shows_nobody_as_busy() throws Exception {
      assertThat(events(ical4j(first(PAIR).text())))
          .allSatisfy(
              event -> {
                assertThat(value(event, "TRANSP")).isEqualTo("TRANSPARENT");
                assertThat(value(event, "X-MICROSOFT-CDO-BUSYSTATUS")).isEqualTo("FREE");
              });
    }

    @Test
    void says_who_covers_for_whom_and_leaves_gaps_out() {
      Rotation rotation = Rotations.weekly(Style.CYCLE, Team.of(Rotations.members(3)));
      Instant start = rotation.cadence().start(0);
      InstantRange hour = new InstantRange(start.plusSeconds(3600), start.plusSeconds(7200));
      Feed feed =
          first(
              rotation.with(
                  rotation
                      .agreements()
                      .and(new Cover("a", "b", hour))
                      .and(new Vacancy(1, "b", "ill"))));
      assertThat(feed.events().stream().limit(4).map(FeedEvent::summary))
          .containsExactly(
              "a: dri primary", "b for a: dri primary", "a: dri primary", "c: dri primary");
      assertThat(feed.events().stream().limit(4).map(FeedEvent::uid))
          .containsExactly(
              "dri-0-primary-0@rotation.paiadmin",
              "dri-0-primary-1@rotation.paiadmin",
              "dri-0-primary-2@rotation.paiadmin",
              "dri-2-primary-0@rotation.paiadmin");
    }
  }

  @Nested
  class A_feed_that_follows_another {
    @Test
    void is_the_same_to_the_byte_where_nothing_changed() {
      Feed feed = first(PAIR);
      assertThat(next(feed, PAIR, LATER).text()).isEqualTo(feed.text());
    }

    @Test
    void counts_the_change_of_an_event_and_leaves_the_others_alone() {
      Rotation cycle = Rotations.weekly(Style.CYCLE, Team.of(Rotations.members(5)));
      Feed feed = first(cycle);
      Feed next = next(feed, cycle.with(cycle.agreements().and(Swap.of(3, 9))), LATER);
      for (FeedEvent event : next.events()) {
        boolean swapped = event.uid().matches("dri-[39]-.*");
        assertThat(event.sequence()).isEqualTo(swapped ? 1 : 0);
        assertThat(event.modified()).isEqualTo(swapped ? LATER : NOW);
        assertThat(event.isCancelled()).isFalse();
      }
    }

    @Test
    void cancels_what_is_gone_and_revives_what_comes_back() {
      Feed feed = first(PAIR);
      String member = Schedule.of(PAIR, NOW).owners(4).primary().orElseThrow();
      Rotation given = PAIR.with(PAIR.agreements().and(new Vacancy(4, member, "")));
      Feed without = next(feed, given, LATER);
      FeedEvent gone = event(without, "dri-4-primary-0@rotation.paiadmin");
      assertThat(gone.isCancelled()).isTrue();
      assertThat(gone.sequence()).isEqualTo(1);
      assertThat(next(without, given, LATER.plusSeconds(60))).isEqualTo(without);
      FeedEvent back =
          event(next(without, PAIR, LATER.plusSeconds(60)), "dri-4-primary-0@rotation.paiadmin");
      assertThat(back.isCancelled()).isFalse();
      assertThat(back.sequence()).isEqualTo(2);
      assertThat(back.modified()).isEqualTo(LATER.plusSeconds(60));
    }

    @Test
    void drops_what_is_over_and_keeps_what_lies_beyond_its_window() {
      Feed feed = first(PAIR);
      Schedule schedule = Schedule.of(PAIR, PAIR.cadence().start(30));
      Feed next = feed.next(schedule, window(PAIR, 5, 10), LATER);
      assertThat(next.events())
          .isEqualTo(feed.events().stream().filter(event -> slot(event) >= 5).toList());
    }

    @Property(tries = 40)
    void never_lowers_a_sequence_or_a_last_change(
        @ForAll List<@IntRange(min = 0, max = 19) Integer> given) {
      Feed feed = first(PAIR);
      Rotation rotation = PAIR;
      Instant now = NOW;
      for (int slot : given.stream().limit(6).toList()) {
        String member = Schedule.of(PAIR, NOW).owners(slot).primary().orElseThrow();
        rotation = rotation.with(rotation.agreements().and(new Vacancy(slot, member, "")));
        now = now.plusSeconds(60);
        Feed next = next(feed, rotation, now);
        Map<String, FeedEvent> before =
            feed.events().stream().collect(Collectors.toMap(FeedEvent::uid, one -> one));
        for (FeedEvent event : next.events()) {
          FeedEvent old = before.get(event.uid());
          assertThat(event.sequence()).isBetween(old.sequence(), old.sequence() + 1);
          assertThat(event.equals(old)).isEqualTo(event.sequence() == old.sequence());
          assertThat(event.modified()).isAfterOrEqualTo(old.modified());
        }
        feed = next;
      }
    }
  }

  @Nested
  class A_file {
    private static final String EVENT =
        """
        BEGIN:VEVENT
        UID:x
        LAST-MODIFIED:20260101T000000Z
        DTSTART:20260101T000000Z
        DTEND:20260102T000000Z
        END:VEVENT
        """;

    private static final String TWICE =
        "BEGIN:VCALENDAR\nPRODID:-//paiadmin//rotation//EN\n" + EVENT + EVENT;

    @ParameterizedTest
    @ValueSource(
        strings = {
          "",
          "no calendar",
          "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//someone//else//EN\nEND:VCALENDAR",
          "BEGIN:VCALENDAR\nPRODID:-//paiadmin//rotation//EN\nBEGIN:VEVENT\nUID:x\nEND:VEVENT",
          TWICE
        })
    void of_somebody_else_is_refused(String text) {
      assertThatThrownBy(() -> FeedFile.read("mine.ics", text))
          .isInstanceOfSatisfying(
              PaiAdminException.class,
              refusal ->
                  assertThat(refusal.problems())
                      .singleElement()
                      .satisfies(
                          problem -> {
                            assertThat(problem.code()).isEqualTo("FEED_FILE");
                            assertThat(problem.at()).isEqualTo("mine.ics");
                          }));
    }
  }

  private static Feed first(Rotation rotation) {
    return next(Feed.empty("dri"), rotation, NOW);
  }

  private static Feed next(Feed feed, Rotation rotation, Instant now) {
    Schedule schedule = Schedule.of(rotation, rotation.cadence().start(30));
    return feed.next(schedule, window(rotation, 0, 20), now);
  }

  private static InstantRange window(Rotation rotation, long first, long end) {
    return new InstantRange(rotation.cadence().start(first), rotation.cadence().start(end));
  }

  private static FeedEvent event(Feed feed, String uid) {
    return feed.events().stream().filter(one -> one.uid().equals(uid)).findFirst().orElseThrow();
  }

  private static long slot(FeedEvent event) {
    return Long.parseLong(event.uid().split("-", -1)[1]);
  }

  private static Calendar ical4j(String text) throws Exception {
    return new CalendarBuilder().build(new StringReader(text));
  }

  private static List<VEvent> events(Calendar calendar) {
    List<VEvent> events = new ArrayList<>();
    calendar.<VEvent>getComponents("VEVENT").forEach(events::add);
    return events;
  }

  private static InstantRange range(VEvent event) {
    Instant start = Instant.from(event.getDateTimeStart().getDate());
    return new InstantRange(start, Instant.from(event.getDateTimeEnd().getDate()));
  }

  private static String uid(VEvent event) {
    return event.getUid().orElseThrow().getValue();
  }

  private static String value(VEvent event, String property) {
    return event.getRequiredProperty(property).getValue();
  }
}
