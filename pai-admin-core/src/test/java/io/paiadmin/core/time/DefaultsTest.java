package io.paiadmin.core.time;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.calendar.Holiday;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where and in which language a program runs is no part of a calendar. */
class DefaultsTest {
  private static final Instant START = Instant.parse("2026-03-27T23:30:00Z");

  private final TimeZone zone = TimeZone.getDefault();
  private final Locale locale = Locale.getDefault();

  @AfterEach
  void restore() {
    TimeZone.setDefault(zone);
    Locale.setDefault(locale);
  }

  @ParameterizedTest
  @CsvSource({
    "America/New_York, ar-EG",
    "Asia/Kathmandu, th-TH-u-nu-thai",
    "Pacific/Apia, fa-IR",
    "Australia/Lord_Howe, tr-TR",
    "Africa/Casablanca, hi-IN-u-nu-deva",
    "Antarctica/Troll, de-DE"
  })
  void no_default_changes_an_answer_or_a_text(String defaultZone, String defaultLocale) {
    TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
    Locale.setDefault(Locale.ROOT);
    List<String> answers = answers();
    TimeZone.setDefault(TimeZone.getTimeZone(defaultZone));
    Locale.setDefault(Locale.forLanguageTag(defaultLocale));
    assertThat(answers()).isEqualTo(answers);
  }

  private static List<String> answers() {
    WorkingCalendar calendar = calendar();
    TimeExplanation explained = calendar.explain(START, START.plus(Duration.ofDays(20)));
    List<String> answers = new ArrayList<>();
    answers.add(calendar.toString());
    answers.add(explained.toString());
    explained.notes().forEach(note -> answers.add(note.kind().text()));
    answers.add(calendar.warnings().toString());
    answers.add(calendar.add(START, Duration.ofMinutes(12345)).toString());
    answers.add(calendar.subtract(START, Duration.ofMinutes(12345)).toString());
    answers.add(calendar.addWorkingDays(START, 17).toString());
    answers.add(DayInterval.parse("22:00:07-06:00 next day").toString());
    answers.add(refusal(() -> calendar.add(START, Duration.ofDays(99_999))));
    answers.add(refusal(() -> calendar.add(START, Duration.ofDays(-9))));
    answers.add(refusal(() -> DayInterval.parse("17:00-09:00")));
    answers.add(refusal(() -> DayInterval.parse("12:34-56:78")));
    answers.add(refusal(() -> new DayInterval(-7, 1234567)));
    answers.add(refusal(() -> builder().override(LocalDate.of(2200, 1, 1), "10:00-11:00").build()));
    answers.add(refusal(() -> builder().hours(DayOfWeek.MONDAY, "10:00-11:00").build()));
    return answers;
  }

  private static WorkingCalendar calendar() {
    return builder()
        .holiday(new Holiday(LocalDate.of(2026, 4, 3), "Karfreitag"), "holidays.yaml:12:7")
        .override(LocalDate.of(2026, 4, 4), "10:00-12:30")
        .breakOn(LocalDate.of(2026, 4, 7), "09:15-10:45")
        .breakOn(LocalDate.of(2026, 4, 8), "19:15-20:45")
        .build();
  }

  private static WorkingCalendarBuilder builder() {
    return WorkingCalendar.in(ZoneId.of("Europe/Berlin"))
        .named("Büro")
        .hours(DayOfWeek.MONDAY, "09:00-17:00")
        .hours(DayOfWeek.TUESDAY, "09:00-17:00")
        .hours(DayOfWeek.WEDNESDAY, "09:00-17:00");
  }

  private static String refusal(Runnable question) {
    try {
      question.run();
      return "not refused";
    } catch (PaiAdminException e) {
      assertThat(e.getMessage()).isEqualTo(e.getLocalizedMessage());
      return e.getMessage();
    }
  }
}
