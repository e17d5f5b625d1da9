package io.paiadmin.core.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.paiadmin.api.calendar.Holiday;
import io.paiadmin.core.time.DateNote.Kind;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.zone.ZoneRulesProvider;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExplainingTest {
  private static final Instant MONDAY = Instant.parse("2026-06-01T00:00:00Z");

  @Nested
  class A_target_of_48_hours_that_took_six_days {
    private final WorkingCalendar calendar = Calendars.named("X09");
    private final Instant raised = Instant.parse("2016-11-09T22:00:00Z");
    private final Instant due = calendar.add(raised, Duration.ofDays(2));
    private final TimeExplanation explained = calendar.explain(raised, due);

    @Test
    void was_due_on_the_sixth() {
      assertThat(due).isEqualTo("2016-11-15T20:00:00Z");
      assertThat(explained.working()).isEqualTo(Duration.ofDays(2));
      assertThat(explained.from()).isEqualTo(raised);
      assertThat(explained.to()).isEqualTo(due);
      assertThat(explained.calendar()).isEqualTo("X09");
      assertThat(explained.zone()).isEqualTo(ZoneId.of("Europe/Berlin"));
    }

    @Test
    void counts_the_hours_of_four_dates() {
      assertThat(explained.counted())
          .extracting(range -> range.start().toString(), InstantRange::length)
          .containsExactly(
              tuple("2016-11-10T08:00:00Z", Duration.ofHours(12)),
              tuple("2016-11-12T08:00:00Z", Duration.ofHours(12)),
              tuple("2016-11-14T08:00:00Z", Duration.ofHours(12)),
              tuple("2016-11-15T08:00:00Z", Duration.ofHours(12)));
    }

    @Test
    void names_each_date_that_was_skipped_with_its_holiday_and_source() {
      assertThat(explained.notes())
          .containsExactly(
              holiday("2016-11-11", "holiday of 2016-11-11"),
              holiday("2016-11-13", "holiday of 2016-11-13"));
    }

    private DateNote holiday(String date, String name) {
      return new DateNote(LocalDate.parse(date), Kind.HOLIDAY, name, "list of " + date, "X09");
    }
  }

  @Nested
  class A_date {
    @Test
    void without_hours_on_its_weekday_is_a_day_off() {
      assertThat(notes(office(), 7))
          .containsExactly(
              tuple("2026-06-06", Kind.DAY_OFF, "Saturday", ""),
              tuple("2026-06-07", Kind.DAY_OFF, "Sunday", ""));
    }

    @Test
    void that_is_a_holiday_twice_has_both_names() {
      WorkingCalendarBuilder builder =
          office()
              .holiday(new Holiday(LocalDate.of(2026, 6, 4), "Corpus Christi"), "de.ics")
              .holiday(new Holiday(LocalDate.of(2026, 6, 4), "move"), "policy.yaml:3:5");
      assertThat(notes(builder, 5))
          .containsExactly(
              tuple("2026-06-04", Kind.HOLIDAY, "Corpus Christi", "de.ics"),
              tuple("2026-06-04", Kind.HOLIDAY, "move", "policy.yaml:3:5"));
    }

    @Test
    void with_an_override_is_told_with_its_hours_before_the_holiday_that_it_beats() {
      WorkingCalendarBuilder builder =
          office()
              .holiday(new Holiday(LocalDate.of(2026, 6, 4), "Corpus Christi"), "de.ics")
              .override(LocalDate.of(2026, 6, 4), "10:00-12:00")
              .override(LocalDate.of(2026, 6, 5));
      assertThat(notes(builder, 5))
          .containsExactly(
              tuple("2026-06-04", Kind.OVERRIDE, "10:00-12:00", ""),
              tuple("2026-06-04", Kind.HOLIDAY, "Corpus Christi", "de.ics"),
              tuple("2026-06-05", Kind.OVERRIDE, "closed", ""));
    }

    @Test
    void with_a_break_is_told_with_what_is_left_out() {
      DayHours noon = DayHours.of(List.of(DayInterval.parse("12:00-13:00")));
      assertThat(notes(office().breakOn(LocalDate.of(2026, 6, 2), noon, "policy.yaml:9:1"), 5))
          .containsExactly(tuple("2026-06-02", Kind.BREAK, "12:00-13:00", "policy.yaml:9:1"));
    }

    @Test
    void that_does_not_exist_is_told() {
      Instant from = Instant.parse("2011-12-29T12:00:00Z");
      TimeExplanation explained =
          Calendars.named("APIA").explain(from, from.plus(Duration.ofDays(2)));
      assertThat(explained.notes())
          .extracting(DateNote::date, DateNote::kind)
          .containsExactly(tuple(LocalDate.of(2011, 12, 30), Kind.NO_SUCH_DATE));
      assertThat(explained.working()).isEqualTo(Duration.ofHours(16));
    }

    @Test
    void of_ordinary_hours_needs_no_word() {
      assertThat(notes(office(), 5)).isEmpty();
    }
  }

  @Nested
  class A_pause {
    private final WorkingCalendar paused =
        office()
            .build()
            .without(
                List.of(new InstantRange(at("2026-06-04T12:00:00Z"), at("2026-06-08T10:00:00Z"))));
    private final TimeExplanation explained =
        paused.explain(MONDAY, MONDAY.plus(Duration.ofDays(8)));

    @Test
    void is_told_with_each_date_whose_hours_it_touches() {
      assertThat(explained.notes())
          .extracting(note -> note.date().getDayOfMonth(), DateNote::kind, DateNote::text)
          .containsExactly(
              tuple(4, Kind.PAUSE, "2026-06-04T12:00:00Z to 2026-06-05T00:00:00Z"),
              tuple(5, Kind.PAUSE, "2026-06-05T00:00:00Z to 2026-06-06T00:00:00Z"),
              tuple(6, Kind.DAY_OFF, "Saturday"),
              tuple(7, Kind.DAY_OFF, "Sunday"),
              tuple(8, Kind.PAUSE, "2026-06-08T00:00:00Z to 2026-06-08T10:00:00Z"));
    }

    @Test
    void is_not_counted() {
      assertThat(explained.working()).isEqualTo(Duration.ofHours(3 * 8 + 3 + 7));
      assertThat(explained.counted()).hasSize(5);
    }

    @Test
    void is_told_under_the_name_that_the_calendar_has_now() {
      assertThat(paused.named("desk").explain(MONDAY, MONDAY.plus(Duration.ofDays(5))).notes())
          .extracting(DateNote::calendar)
          .containsOnly("desk");
    }

    @Test
    void of_a_thousand_is_told_at_once() {
      List<InstantRange> pauses =
          IntStream.range(0, 1000)
              .mapToObj(i -> MONDAY.plus(Duration.ofDays(7L * i)).plus(Duration.ofHours(10)))
              .map(start -> new InstantRange(start, start.plusSeconds(3600)))
              .toList();
      WorkingCalendar often = office().build().without(pauses);
      Instant end = MONDAY.plus(Duration.ofDays(10_000));
      List<DateNote> notes =
          assertTimeoutPreemptively(
              Duration.ofSeconds(5), () -> often.explain(MONDAY, end).notes());
      assertThat(notes).filteredOn(note -> note.kind() == Kind.PAUSE).hasSize(1000);
    }

    @Test
    void is_told_of_a_combination_too() {
      WorkingCalendar both = paused.union(Calendars.named("SAT0"));
      assertThat(both.explain(MONDAY, MONDAY.plus(Duration.ofDays(5))).notes())
          .extracting(DateNote::kind)
          .contains(Kind.PAUSE);
    }
  }

  @Nested
  class A_combination {
    @Test
    void tells_which_calendar_says_what() {
      WorkingCalendar both = Calendars.named("NY").union(Calendars.named("BER2"));
      TimeExplanation explained =
          both.explain(at("2026-05-01T04:00:00Z"), at("2026-07-04T04:00:00Z"));
      assertThat(explained.calendar()).isEqualTo("NY or BER2");
      assertThat(explained.notes())
          .filteredOn(note -> note.kind() == Kind.HOLIDAY)
          .extracting(DateNote::date, DateNote::calendar)
          .containsExactly(
              tuple(LocalDate.of(2026, 5, 1), "BER2"), tuple(LocalDate.of(2026, 7, 3), "NY"));
    }

    @Test
    void without_another_tells_nothing_of_the_other() {
      WorkingCalendar lunch =
          daily("UTC", "lunch", "12:00-13:00")
              .holiday(new Holiday(LocalDate.of(2026, 6, 2), "no lunch"))
              .build()
              .without(
                  List.of(
                      new InstantRange(at("2026-06-01T12:00:00Z"), at("2026-06-01T13:00:00Z"))));
      TimeExplanation explained =
          office().build().difference(lunch).explain(MONDAY, MONDAY.plus(Duration.ofDays(2)));
      assertThat(explained.working()).isEqualTo(Duration.ofHours(16));
      assertThat(explained.notes()).isEmpty();
    }

    @Test
    void tells_a_holiday_where_its_own_zone_has_that_date() {
      WorkingCalendar both =
          daily("America/New_York", "NYC", "09:00-17:00")
              .build()
              .union(
                  daily("Asia/Shanghai", "Shanghai", "09:00-17:00")
                      .holiday(new Holiday(LocalDate.of(2026, 10, 1), "National Day"), "cn")
                      .build());
      DateNote holiday =
          new DateNote(LocalDate.of(2026, 10, 1), Kind.HOLIDAY, "National Day", "cn", "Shanghai");
      assertThat(both.explain(at("2026-09-30T12:00:00Z"), at("2026-09-30T17:00:00Z")).notes())
          .containsExactly(holiday);
      assertThat(both.explain(at("2026-10-01T16:00:00Z"), at("2026-10-01T23:00:00Z")).notes())
          .isEmpty();
    }

    @Test
    void tells_a_pause_of_the_calendar_that_it_was_taken_from() {
      InstantRange pause = new InstantRange(at("2026-06-01T12:00:00Z"), at("2026-06-01T13:00:00Z"));
      WorkingCalendar both =
          office()
              .build()
              .without(List.of(pause))
              .union(daily("UTC", "late", "22:00-23:00").build());
      assertThat(both.explain(MONDAY, MONDAY.plus(Duration.ofDays(1))).notes())
          .extracting(DateNote::kind, DateNote::calendar)
          .containsExactly(tuple(Kind.PAUSE, "office"));
    }

    @Test
    void tells_a_pause_of_both_where_either_one_works() {
      InstantRange night = new InstantRange(at("2026-06-01T22:00:00Z"), at("2026-06-01T23:00:00Z"));
      WorkingCalendar both = office().build().union(daily("UTC", "late", "22:00-23:00").build());
      assertThat(
              both.without(List.of(night)).explain(MONDAY, MONDAY.plus(Duration.ofDays(1))).notes())
          .extracting(DateNote::kind, DateNote::calendar)
          .containsExactly(tuple(Kind.PAUSE, "office or late"));
    }
  }

  @Nested
  class The_version_of_the_time_zone_data {
    @Test
    void is_that_of_the_zone() {
      String tzdb = Calendars.named("NY").explain(MONDAY, MONDAY).tzdb();
      Set<String> known = ZoneRulesProvider.getVersions("America/New_York").keySet();
      assertThat(tzdb).matches("\\d{4}[a-z]+").isIn(known);
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTC", "Z", "+05:30", "UTC+8", "GMT", "Etc/GMT-5"})
    void is_none_for_an_offset(String zone) {
      WorkingCalendar clock = WorkingCalendar.aroundTheClock(ZoneId.of(zone));
      assertThat(clock.explain(MONDAY, MONDAY.plusSeconds(1)).tzdb()).isEqualTo("none");
    }
  }

  @Nested
  class Nothing_to_explain {
    @Test
    void is_an_empty_explanation() {
      TimeExplanation backwards =
          Calendars.named("NY").explain(MONDAY.plus(Duration.ofDays(9)), MONDAY);
      assertThat(backwards.working()).isZero();
      assertThat(backwards.counted()).isEmpty();
      assertThat(backwards.notes()).isEmpty();
    }
  }

  private static List<Tuple> notes(WorkingCalendarBuilder builder, int days) {
    return builder.build().explain(MONDAY, MONDAY.plus(Duration.ofDays(days))).notes().stream()
        .map(note -> tuple(note.date().toString(), note.kind(), note.text(), note.source()))
        .toList();
  }

  private static WorkingCalendarBuilder daily(String zone, String name, String hours) {
    WorkingCalendarBuilder builder = WorkingCalendar.in(ZoneId.of(zone)).named(name);
    for (DayOfWeek day : DayOfWeek.values()) {
      builder.hours(day, hours);
    }
    return builder;
  }

  private static WorkingCalendarBuilder office() {
    WorkingCalendarBuilder builder = WorkingCalendar.in(ZoneId.of("UTC")).named("office");
    for (int day = 1; day <= 5; day++) {
      builder.hours(DayOfWeek.of(day), "09:00-17:00");
    }
    return builder;
  }

  private static Instant at(String moment) {
    return Instant.parse(moment);
  }
}
