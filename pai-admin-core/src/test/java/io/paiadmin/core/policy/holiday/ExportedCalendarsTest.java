package io.paiadmin.core.policy.holiday;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files in the forms in which calendar programs export them. */
class ExportedCalendarsTest {
  private static final List<String> GERMANY =
      List.of(
          "2026-01-01 Neujahrstag",
          "2026-04-03 Karfreitag",
          "2026-04-06 Ostermontag",
          "2026-05-01 Tag der Arbeit",
          "2026-05-14 Christi Himmelfahrt",
          "2026-05-25 Pfingstmontag",
          "2026-10-03 Tag der Deutschen Einheit",
          "2026-12-25 Erster Weihnachtsfeiertag",
          "2026-12-26 Zweiter Weihnachtsfeiertag");

  private static final List<String> CHINA =
      List.of(
          "2026-01-01 元旦",
          "2026-02-17 春节",
          "2026-02-18 春节",
          "2026-02-19 春节",
          "2026-04-05 清明节",
          "2026-05-01 劳动节",
          "2026-06-19 端午节",
          "2026-09-25 中秋节",
          "2026-10-01 国庆节, 第一天");

  private static final List<String> UNITED_STATES =
      List.of(
          "2026-01-01 New Year's Day",
          "2026-01-19 Birthday of Martin Luther King, Jr. (a federal holiday since 1986;"
              + "third Monday of January)",
          "2026-05-25 Memorial Day",
          "2026-07-03 Independence Day (observed)",
          "2026-09-07 Labor Day",
          "2026-11-26 Thanksgiving and the day after",
          "2026-11-27 Thanksgiving and the day after",
          "2026-12-25 Christmas Day");

  private final TimeZone zone = TimeZone.getDefault();
  private final Locale locale = Locale.getDefault();

  @AfterEach
  void go_home() {
    TimeZone.setDefault(zone);
    Locale.setDefault(locale);
  }

  @Test
  void of_google_give_each_day() {
    HolidayFile file = Calendars.resource("google.ics");
    assertThat(Calendars.brief(file)).isEqualTo(GERMANY);
    assertThat(file.warnings()).isEmpty();
  }

  @Test
  void of_outlook_give_each_day_and_a_warning_for_an_appointment() {
    HolidayFile file = Calendars.resource("outlook.ics");
    assertThat(Calendars.brief(file)).isEqualTo(CHINA);
    assertThat(Calendars.warnings(file)).containsExactly("outlook.ics:151 HOLIDAY_TIMED");
  }

  @Test
  void of_thunderbird_give_what_their_rules_say() {
    HolidayFile file = Calendars.resource("thunderbird.ics");
    assertThat(Calendars.brief(file))
        .filteredOn(day -> day.startsWith("2026"))
        .isEqualTo(UNITED_STATES);
    assertThat(Calendars.brief(file))
        .contains("2027-07-04 Independence Day", "2027-11-25 Thanksgiving")
        .doesNotContain("2028-07-04 Independence Day", "1985-01-21 Birthday of")
        .last()
        .isEqualTo("2199-12-25 Christmas Day");
    assertThat(file.warnings()).isEmpty();
  }

  /** Zones that skip midnights and whole days, and a language with digits of its own. */
  @ParameterizedTest
  @CsvSource({
    "Pacific/Kiritimati, en",
    "America/Los_Angeles, tr",
    "America/Sao_Paulo, ar-EG-u-nu-arab",
    "Pacific/Apia, th-TH-u-ca-buddhist",
    "Etc/GMT+12, de"
  })
  void give_the_same_wherever_the_process_runs(String elsewhere, String language) {
    List<HolidayFile> here = all();
    TimeZone.setDefault(TimeZone.getTimeZone(elsewhere));
    Locale.setDefault(Locale.forLanguageTag(language));
    assertThat(all()).isEqualTo(here).hasSize(3);
  }

  private static List<HolidayFile> all() {
    return List.of(
        Calendars.resource("google.ics"),
        Calendars.resource("outlook.ics"),
        Calendars.resource("thunderbird.ics"));
  }
}
