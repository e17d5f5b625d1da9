package io.paiadmin.core.policy.sla;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.calendar.Holiday;
import io.paiadmin.api.spi.HolidaySource;
import io.paiadmin.core.policy.form.Form;
import io.paiadmin.core.policy.holiday.HolidayFile;
import io.paiadmin.core.policy.tree.Source;
import io.paiadmin.core.policy.tree.SourceFile;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.time.WorkingCalendarBuilder;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Brings holidays into one calendar from iCalendar files and from holiday sources.
 *
 * @param form the calendar
 * @param directory the folder that names of files start from
 * @param sources the holiday sources there are
 */
record HolidayForm(Form form, Path directory, HolidaySources sources) {
  void addTo(WorkingCalendarBuilder builder) {
    form.texts("holidayFiles").forEach(file -> addFile(builder, file));
    form.each("holidaySources", source -> addSource(builder, source));
  }

  private void addFile(WorkingCalendarBuilder builder, Placed<String> file) {
    form.accepted(file.at(), "", () -> read(file.value())).stream()
        .flatMap(text -> holidays(text).stream())
        .forEach(holiday -> builder.holiday(holiday, file.value()));
  }

  private Source read(String file) {
    try {
      return SourceFile.read(directory.resolve(file));
    } catch (InvalidPathException e) {
      throw Dates.refusal("FILE_UNREADABLE", "this is no name of a file", "name a file");
    }
  }

  /** Faults in the file have their places there. */
  private List<Holiday> holidays(Source text) {
    try {
      HolidayFile file = HolidayFile.read(text.name(), text.text());
      form.report(file.warnings());
      return file.holidays();
    } catch (PaiAdminException e) {
      form.report(e.problems());
      return List.of();
    }
  }

  private Placed<String> addSource(WorkingCalendarBuilder builder, Form source) {
    Placed<String> id = source.text("source");
    Placed<String> region = source.text("region");
    Optional<HolidaySource> asked = source.meaning(id, "", sources::get);
    List<Integer> years = years(source);
    asked
        .flatMap(found -> source.meaning(region, "", word -> holidays(found, word, years)))
        .ifPresent(
            all -> all.forEach(day -> builder.holiday(day, id.value() + " " + region.value())));
    return id;
  }

  /** Returns no years after a fault. */
  private static List<Integer> years(Form source) {
    Optional<Integer> from = source.meaning(source.value("from"), "", Dates::year);
    Placed<String> end = source.value("to");
    Optional<Integer> to = source.meaning(end, "", Dates::year);
    return from.flatMap(
            first ->
                to.flatMap(last -> source.accepted(end.at(), "", () -> Dates.years(first, last))))
        .orElse(List.of());
  }

  private static List<Holiday> holidays(HolidaySource source, String region, List<Integer> years) {
    return years.stream().flatMap(year -> source.holidays(region, year).stream()).toList();
  }
}
