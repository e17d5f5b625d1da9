package io.paiadmin.examples.holidays;

import de.focus_shift.jollyday.core.CalendarHierarchy;
import de.focus_shift.jollyday.core.HolidayManager;
import de.focus_shift.jollyday.core.ManagerParameters;
import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A region that Jollyday knows. Jollyday itself gives the holidays of the whole country for a part
 * that it does not know.
 *
 * @param country the calendar, in small letters
 * @param path the part of the country, the part of that part and so on; empty for all of it
 */
record Region(String country, List<String> path) {

  /**
   * Reads a region such as {@code de-by}.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} when Jollyday does not know it
   */
  static Region of(String written) {
    List<String> words = List.of(written.toLowerCase(Locale.ROOT).split("-", -1));
    String country = words.get(0);
    if (!HolidayManager.getSupportedCalendarCodes().contains(country.toUpperCase(Locale.ROOT))) {
      throw unknown(written, "write a country of ISO 3166 that Jollyday knows, such as de or us");
    }
    Region region = new Region(country, words.subList(1, words.size()));
    region.requirePath(written);
    return region;
  }

  String[] parts() {
    return path.toArray(String[]::new);
  }

  private void requirePath(String written) {
    CalendarHierarchy here =
        HolidayManager.getInstance(ManagerParameters.create(country, null)).getCalendarHierarchy();
    String known = country;
    for (String part : path) {
      Map<String, CalendarHierarchy> parts = parts(here);
      @Nullable CalendarHierarchy next = parts.get(part);
      if (next == null) {
        throw unknown(written, advice(known, parts.keySet()));
      }
      here = next;
      known += "-" + part;
    }
  }

  private static Map<String, CalendarHierarchy> parts(CalendarHierarchy whole) {
    Map<String, CalendarHierarchy> parts = new TreeMap<>();
    whole.getChildren().forEach((id, part) -> parts.put(id.toLowerCase(Locale.ROOT), part));
    return parts;
  }

  private static String advice(String known, Collection<String> parts) {
    String whole = "write '" + known + "'";
    return parts.isEmpty()
        ? whole
        : whole + " or with one of its parts: " + String.join(", ", parts);
  }

  private static PaiAdminException unknown(String written, String fix) {
    return new PaiAdminException(
        StandardErrorCode.INVALID_INPUT, "Jollyday knows no region '" + written + "'", fix);
  }
}
