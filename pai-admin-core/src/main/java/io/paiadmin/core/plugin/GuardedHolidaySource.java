package io.paiadmin.core.plugin;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.calendar.Holiday;
import io.paiadmin.api.spi.HolidaySource;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A holiday source behind its boundary, whose answers are checked and put in order. */
final class GuardedHolidaySource implements HolidaySource {
  private final Plugin<HolidaySource> plugin;
  private final Boundary boundary;

  GuardedHolidaySource(Plugin<HolidaySource> plugin, Boundary boundary) {
    this.plugin = plugin;
    this.boundary = boundary;
  }

  @Override
  public String id() {
    return plugin.id();
  }

  @Override
  public int apiVersion() {
    return plugin.apiVersion();
  }

  @Override
  public List<Holiday> holidays(String region, int year) {
    return boundary.call("holidays", () -> checked(plugin.provider().holidays(region, year), year));
  }

  private @Nullable List<Holiday> checked(@Nullable List<Holiday> answer, int year) {
    return answer == null
        ? null
        : answer.stream()
            .map(holiday -> checked(holiday, year))
            .distinct()
            .sorted(Holiday.ORDER)
            .toList();
  }

  private Holiday checked(@Nullable Holiday holiday, int year) {
    if (holiday == null) {
      throw broken("it returned a list with null in it");
    }
    if (holiday.date().getYear() != year) {
      throw broken("asked for " + year + ", it gave the day " + holiday.date());
    }
    return holiday;
  }

  private PaiAdminException broken(String what) {
    return boundary.broken("holidays", what, null);
  }
}
