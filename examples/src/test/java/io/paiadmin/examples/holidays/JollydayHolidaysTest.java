package io.paiadmin.examples.holidays;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import de.focus_shift.jollyday.core.HolidayManager;
import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.calendar.Holiday;
import io.paiadmin.api.spi.HolidaySource;
import io.paiadmin.core.plugin.Creation;
import io.paiadmin.core.plugin.PluginKind;
import io.paiadmin.core.plugin.PluginLoader;
import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Found as hosts find it, and behind the guard that they put before it. */
class JollydayHolidaysTest {
  private final TimeZone zone = TimeZone.getDefault();
  private final Locale locale = Locale.getDefault();
  private final HolidaySource source =
      Creation.guarded(PluginLoader.of(PluginKind.HOLIDAYS).load().get("jollyday"));

  @AfterEach
  void go_home() {
    TimeZone.setDefault(zone);
    Locale.setDefault(locale);
  }

  @Test
  void a_part_of_a_country_has_its_own_holidays_and_those_of_the_country() {
    assertThat(days("de-by", 2026))
        .containsExactly(
            "2026-01-01 New Year's Day",
            "2026-01-06 Epiphany",
            "2026-04-03 Good Friday",
            "2026-04-06 Easter Monday",
            "2026-05-01 Labour day",
            "2026-05-14 Ascension Day",
            "2026-05-25 Whit Monday",
            "2026-06-04 Corpus Christi",
            "2026-10-03 German Unity Day",
            "2026-11-01 All Saints",
            "2026-12-25 1st Christmas day",
            "2026-12-26 2nd Christmas day");
    assertThat(source.holidays("de-by", 2026)).containsAll(source.holidays("de", 2026));
  }

  @Test
  void a_holiday_that_moves_is_given_where_it_moves_to() {
    assertThat(source.holidays("us-ny", 2026))
        .extracting(Holiday::date)
        .contains(LocalDate.of(2026, 7, 3), LocalDate.of(2026, 11, 26));
  }

  @Test
  void capitals_do_not_matter() {
    assertThat(source.holidays("DE-BY", 2026)).isEqualTo(source.holidays("de-by", 2026));
  }

  @Nested
  class A_region_that_is_not_known {
    @ParameterizedTest
    @ValueSource(strings = {"", "-", "xx", "cn", "de-", "de-xx", "de-by-xx", "de by", "../us"})
    void is_refused(String region) {
      PaiAdminException refusal = refusal(region);
      assertThat(refusal.code()).isEqualTo(StandardErrorCode.INVALID_INPUT);
      assertThat(refusal).hasMessageContaining("Jollyday knows no region '" + region + "'");
    }

    @Test
    void is_refused_with_what_is_known_there() {
      assertThat(refusal("de-bx")).hasMessageContaining("with one of its parts: bb, be, bw, by, ");
    }

    private PaiAdminException refusal(String region) {
      return catchThrowableOfType(PaiAdminException.class, () -> source.holidays(region, 2026));
    }
  }

  @Nested
  class The_contract {
    @ParameterizedTest(name = "H2.1 {0} {1}")
    @CsvSource({
      "Pacific/Kiritimati, de",
      "America/Los_Angeles, tr",
      "Etc/UTC, th-TH-u-ca-buddhist"
    })
    void holds_in_any_zone_and_language(String elsewhere, String language) {
      List<Holiday> here = source.holidays("de-by", 2024);
      TimeZone.setDefault(TimeZone.getTimeZone(elsewhere));
      Locale.setDefault(Locale.forLanguageTag(language));
      assertThat(source.holidays("DE-BY", 2024)).isEqualTo(here).isNotEmpty();
      assertThat(source.holidays("it", 2031)).isEqualTo(source.holidays("IT", 2031)).isNotEmpty();
    }

    /** The guard refuses any day of another year, so that reaching the end is the proof. */
    @ParameterizedTest(name = "H2.3 and H2.7 {0}")
    @MethodSource("io.paiadmin.examples.holidays.JollydayHolidaysTest#countries")
    void holds_for_every_country_in_the_first_and_the_last_year(String country) {
      assertThat(source.holidays(country, 1950)).doesNotContainNull();
      assertThat(source.holidays(country, 2199)).doesNotContainNull();
      assertThat(source.holidays(country, 2026))
          .extracting(Holiday::name)
          .doesNotContain("undefined");
    }

    @Test
    void holds_beyond_the_tables_of_moons() {
      assertThat(source.holidays("sa", 2170)).isNotEmpty();
      assertThat(source.holidays("sa", 2190)).isEmpty();
    }

    @Test
    void holds_at_the_turn_of_a_year() {
      assertThat(days("us", 2021))
          .contains("2021-01-01 New Year's Day", "2021-12-31 New Year's Day");
      assertThat(days("us", 2022)).doesNotContain("2022-01-01 New Year's Day");
    }

    @Test
    void holds_for_several_threads() {
      List<Holiday> alone = source.holidays("us-ny", 2040);
      List<List<Holiday>> together =
          IntStream.range(0, 64).parallel().mapToObj(i -> source.holidays("us-ny", 2040)).toList();
      assertThat(together).isEqualTo(Collections.nCopies(64, alone));
    }
  }

  static List<String> countries() {
    return HolidayManager.getSupportedCalendarCodes().stream().sorted().toList();
  }

  private List<String> days(String region, int year) {
    return source.holidays(region, year).stream()
        .map(day -> day.date() + " " + day.name())
        .toList();
  }
}
