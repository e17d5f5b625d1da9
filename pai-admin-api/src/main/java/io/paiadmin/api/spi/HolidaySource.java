package io.paiadmin.api.spi;

import io.paiadmin.api.calendar.Holiday;
import java.util.List;

/**
 * Knows the holidays of regions: cheap to create, without side effects, found by {@link
 * java.util.ServiceLoader} or registered by hand. Needs a public constructor without parameters to
 * be found. Has no settings. May be called by several threads at once.
 */
public interface HolidaySource {

  /**
   * Returns the stable id that policies name, such as {@code jollyday}: a lower-case letter, then
   * lower-case letters, digits and hyphens. Called often; always the same answer.
   */
  String id();

  /**
   * Returns the days of a year on which people of a region do not work. The same question gets the
   * same answer at any time and in any time zone and language of the process. The order means
   * nothing; a day may come several times under several names. Empty when the source knows the
   * region and nothing of that year.
   *
   * <p>Answers from what it carries along or holds in memory, and so within a moment.
   *
   * @param region a word of the source's own, such as {@code de-by} or {@code us-ny}
   * @param year the year of the ISO calendar, such as 2026; every date returned lies in it
   * @throws io.paiadmin.api.PaiAdminException with {@code INVALID_INPUT} when the source does not
   *     know the region; the fix names the nearest known ones if it can
   */
  List<Holiday> holidays(String region, int year);

  /**
   * Returns the SPI version this source was built for. Override it with {@code return
   * SpiVersion.CURRENT;}, which the compiler copies into the source.
   */
  default int apiVersion() {
    return 1;
  }
}
