package io.paiadmin.examples.holidays;

import de.focus_shift.jollyday.core.HolidayManager;
import de.focus_shift.jollyday.core.HolidayType;
import de.focus_shift.jollyday.core.ManagerParameters;
import io.paiadmin.api.calendar.Holiday;
import io.paiadmin.api.spi.HolidaySource;
import io.paiadmin.api.spi.SpiVersion;
import java.time.DateTimeException;
import java.time.Year;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The holiday source {@code jollyday}: public holidays by the rules that Jollyday carries along. A
 * region is a country of ISO 3166 and where it has them its parts, such as {@code de}, {@code
 * de-by} or {@code us-ny}; capitals do not matter. China is not among them. A holiday that moves to
 * a working day is given on that day.
 */
public final class JollydayHolidays implements HolidaySource {

  /** Makes the source. */
  public JollydayHolidays() {}

  @Override
  public String id() {
    return "jollyday";
  }

  @Override
  public int apiVersion() {
    return SpiVersion.CURRENT;
  }

  /** A holiday at the turn of a year can move into the year beside its own. */
  @Override
  public List<Holiday> holidays(String region, int year) {
    Region known = Region.of(region);
    HolidayManager manager =
        HolidayManager.getInstance(ManagerParameters.create(known.country(), null));
    return IntStream.rangeClosed(year - 1, year + 1)
        .mapToObj(Year::of)
        .flatMap(each -> inYear(manager, each, known))
        .filter(holiday -> holiday.date().getYear() == year)
        .toList();
  }

  private static Stream<Holiday> inYear(HolidayManager manager, Year year, Region region) {
    return found(manager, year, region).stream().map(JollydayHolidays::translated);
  }

  /** Where holidays go by the moon, the years end with the tables of the JDK, about 2174. */
  private static Set<de.focus_shift.jollyday.core.Holiday> found(
      HolidayManager manager, Year year, Region region) {
    try {
      return manager.getHolidays(year, HolidayType.PUBLIC_HOLIDAY, region.parts());
    } catch (DateTimeException e) {
      return Set.of();
    }
  }

  /** The root language is the one that no setting of the process replaces. */
  private static Holiday translated(de.focus_shift.jollyday.core.Holiday holiday) {
    return new Holiday(holiday.getDate(), holiday.getDescription(Locale.ROOT));
  }
}
