package io.paiadmin.core.policy.holiday;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.calendar.Holiday;
import io.paiadmin.api.spi.HolidaySource;
import io.paiadmin.core.policy.form.Dates;
import io.paiadmin.core.policy.form.Form;
import io.paiadmin.core.policy.tree.Source;
import io.paiadmin.core.policy.tree.SourceFile;
import io.paiadmin.core.tenancy.wish.Placed;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * Holidays as a policy has them: written there, in iCalendar files and from holiday sources.
 *
 * @param form what the keys stand in
 * @param directory the folder that names of files start from
 * @param sources the holiday sources there are
 */
public record HolidayForm(Form form, Path directory, HolidaySources sources) {
  /**
   * Reads all of them.
   *
   * @param take receives each holiday, and where it is from
   */
  public void read(BiConsumer<Holiday, String> take) {
    form.eachText("holidays", (date, text) -> addWritten(take, date, text));
    form.texts("holidayFiles").forEach(file -> addFile(take, file));
    form.each("holidaySources", source -> addSource(take, source));
  }

  private void addWritten(
      BiConsumer<Holiday, String> take, Placed<String> date, Placed<String> text) {
    form.meaning(date, "", Dates::date)
        .ifPresent(day -> take.accept(new Holiday(day, text.value()), date.at()));
  }

  private void addFile(BiConsumer<Holiday, String> take, Placed<String> file) {
    form.accepted(file.at(), "", () -> read(file.value())).stream()
        .flatMap(text -> holidays(text).stream())
        .forEach(holiday -> take.accept(holiday, file.value()));
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

  private Placed<String> addSource(BiConsumer<Holiday, String> take, Form source) {
    Placed<String> id = source.text("source");
    Placed<String> region = source.text("region");
    Optional<HolidaySource> asked = source.meaning(id, "", sources::get);
    List<Integer> years = years(source);
    asked
        .flatMap(found -> source.meaning(region, "", word -> holidays(found, word, years)))
        .ifPresent(all -> all.forEach(day -> take.accept(day, id.value() + " " + region.value())));
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
