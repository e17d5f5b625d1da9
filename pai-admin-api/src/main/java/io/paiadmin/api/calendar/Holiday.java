package io.paiadmin.api.calendar;

import java.time.LocalDate;
import java.util.Comparator;

/**
 * A whole day on which people do not work. It has no zone: it is that day wherever the people are.
 *
 * @param date the day
 * @param name what people call it, for messages; never blank
 */
public record Holiday(LocalDate date, String name) {
  /** Orders holidays by day, then by name as its letters are encoded. */
  public static final Comparator<Holiday> ORDER =
      Comparator.comparing(Holiday::date).thenComparing(Holiday::name);

  /**
   * Makes a holiday.
   *
   * @throws IllegalArgumentException when the name is blank
   */
  public Holiday {
    if (name.isBlank()) {
      throw new IllegalArgumentException("the holiday on " + date + " has no name");
    }
  }
}
