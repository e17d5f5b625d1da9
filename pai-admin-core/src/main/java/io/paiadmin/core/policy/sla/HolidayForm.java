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
import java.util.stream.IntStream;

/** Brings holidays into one calendar from iCalendar files and from holiday sources. Used once. */
final class HolidayForm {
  private final Form form;
  private final Path directory;
  private final HolidaySources sources;
  private boolean sound = true;

  HolidayForm(Form form, Path directory, HolidaySources sources) {
    this.form = form;
    this.directory = directory;
    this.sources = sources;
  }

  /** Adds the holidays; tells whether there was no fault. */
  boolean addTo(WorkingCalendarBuilder builder) {
    List<Placed<String>> files = form.texts("holidayFiles");
    if (files != null) {
      files.forEach(file -> addFile(builder, file));
    }
    form.each("holidaySources", source -> addSource(builder, source));
    return sound;
  }

  private void addFile(WorkingCalendarBuilder builder, Placed<String> file) {
    Optional<Source> text = sound(form.accepted(file.at(), "", () -> read(file.value())));
    text.flatMap(this::holidays)
        .ifPresent(found -> found.forEach(holiday -> builder.holiday(holiday, file.value())));
  }

  private Source read(String file) {
    try {
      return SourceFile.read(directory.resolve(file));
    } catch (InvalidPathException e) {
      throw Dates.refusal("FILE_UNREADABLE", "this is no name of a file", "name a file");
    }
  }

  /** Faults in the file have their places there. */
  private Optional<List<Holiday>> holidays(Source text) {
    try {
      HolidayFile file = HolidayFile.read(text.name(), text.text());
      form.report(file.warnings());
      return Optional.of(file.holidays());
    } catch (PaiAdminException e) {
      form.report(e.problems());
      sound = false;
      return Optional.empty();
    }
  }

  private Placed<String> addSource(WorkingCalendarBuilder builder, Form source) {
    Placed<String> id = source.text("source");
    Placed<String> region = source.text("region");
    int from = source.count("from");
    int to = source.count("to");
    Optional<HolidaySource> found = sound(source.meaning(id, "", sources::get));
    if (from > to || to - from > 250) {
      String message = "there are no sensible years from %d to %d".formatted(from, to);
      source.fault("YEARS_ILLEGAL", id.at(), message, "write the first year and the last one");
      sound = false;
    } else if (found.isPresent()) {
      sound(source.meaning(region, "", word -> holidays(found.get(), word, from, to)))
          .ifPresent(
              all -> all.forEach(h -> builder.holiday(h, id.value() + " " + region.value())));
    }
    return id;
  }

  private static List<Holiday> holidays(HolidaySource source, String region, int from, int to) {
    return IntStream.rangeClosed(from, to)
        .boxed()
        .flatMap(year -> source.holidays(region, year).stream())
        .toList();
  }

  private <T> Optional<T> sound(Optional<T> read) {
    sound &= read.isPresent();
    return read;
  }
}
