package io.paiadmin.api.calendar;

import java.time.LocalDate;

/**
 * A date on which people do not work.
 *
 * @param date the date, in the zone of whoever keeps the holiday
 * @param name what it is called, not blank
 */
public record Holiday(LocalDate date, String name) {
  /** Refuses a blank name. */
  public Holiday {
    if (name.isBlank()) {
      throw new IllegalArgumentException("the holiday on " + date + " has no name");
    }
  }
}
