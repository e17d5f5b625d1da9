package io.paiadmin.core.policy.sla;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.core.policy.form.Form;
import io.paiadmin.core.policy.holiday.HolidaySources;
import io.paiadmin.core.policy.tree.Faults;
import io.paiadmin.core.sla.matrix.Preset;
import io.paiadmin.core.sla.matrix.Priorities;
import io.paiadmin.core.sla.matrix.SeverityChange;
import io.paiadmin.core.sla.matrix.SlaMatrix;
import io.paiadmin.core.sla.matrix.SlaPolicy;
import io.paiadmin.core.sla.matrix.SlaRow;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.time.WorkingCalendar;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The section {@code sla} of every file. Used once, by one thread. */
public final class SlaSection {
  private static final Map<String, SeverityChange> CHANGES =
      Map.of("from-start", SeverityChange.FROM_START, "from-change", SeverityChange.FROM_CHANGE);

  private static final Map<String, Preset> PRESETS =
      Map.of(Preset.OPENPAI_RECOMMENDED.text(), Preset.OPENPAI_RECOMMENDED);

  private final Faults faults;
  private final HolidaySources holidays;
  private final CalendarBook calendars;
  private final List<Draft> drafts = new ArrayList<>();
  private final ListedPriorities priorities;
  private final Single<SeverityChange> severityChange;

  /** Whether all that can be named was read, so that what is not there is missing. */
  private boolean complete = true;

  private boolean said;
  private boolean sound = true;

  /** Makes a section of which nothing is read yet. */
  public SlaSection(Faults faults, HolidaySources holidays) {
    this.faults = faults;
    this.holidays = holidays;
    this.calendars = new CalendarBook(faults);
    this.priorities = new ListedPriorities(faults);
    this.severityChange = new Single<>("severityChange", faults);
  }

  /** Reads what one file says; relative paths in it start from a folder. */
  public void read(Form policy, Path directory) {
    CalendarForms forms = new CalendarForms(directory, holidays);
    said |= policy.has("sla");
    sound &= faults.soundly(() -> policy.usePart("sla", section -> read(section, forms)));
  }

  /** Returns the priorities that all files list together; none when they list none. */
  public Priorities priorities() {
    return priorities.value();
  }

  /**
   * Returns what all files say together; {@link SlaPolicy#NONE} when none has the section. What
   * rows say beside each other is looked at when everything else is sound: without one of them, two
   * others may seem to contradict.
   *
   * @param allFiles whether every file could be read
   */
  public SlaPolicy value(boolean allFiles) {
    complete &= allFiles;
    Map<String, WorkingCalendar> all = new LinkedHashMap<>();
    List<SlaRow> rows = new ArrayList<>();
    sound &= faults.soundly(() -> resolve(all, rows));
    if (!said) {
      return SlaPolicy.NONE;
    }
    SlaMatrix matrix = sound && complete ? matrix(rows) : SlaPolicy.NONE.matrix();
    return new SlaPolicy(all, matrix);
  }

  private void read(Form section, CalendarForms forms) {
    complete &= faults.soundly(() -> priorities.read(section));
    Optional<List<Calendar>> found = section.named("calendars", forms::read, Calendar.Faulty::new);
    found.ifPresent(all -> all.forEach(calendars::add));
    complete &= found.isPresent() == section.has("calendars");
    add(section.each("matrix", RowForm::read));
    add(section.each("presets", SlaSection::preset));
    Placed<SeverityChange> change = section.optionalWord("severityChange", CHANGES);
    if (change != null) {
      severityChange.add(change);
    }
  }

  private void add(@Nullable List<? extends Draft> found) {
    if (found != null) {
      drafts.addAll(found);
    }
  }

  private static @Nullable Draft preset(Form form) {
    Placed<String> hours = form.text("hours");
    return form.word("name", PRESETS).map(preset -> new Draft.Ready(preset, hours)).orElse(null);
  }

  /** Follows every name. */
  private void resolve(Map<String, WorkingCalendar> all, List<SlaRow> rows) {
    all.putAll(calendars.all(complete));
    all.values().forEach(calendar -> calendar.warnings().forEach(faults::add));
    drafts.forEach(draft -> calendars.find(draft.hours()).map(draft::rows).ifPresent(rows::addAll));
    if (complete) {
      priorities.check(drafts);
    }
  }

  private SlaMatrix matrix(List<SlaRow> rows) {
    SeverityChange change = severityChange.value().orElse(SeverityChange.FROM_START);
    try {
      return checked(SlaMatrix.of(priorities(), rows, change));
    } catch (PaiAdminException e) {
      e.problems().forEach(faults::add);
      return SlaPolicy.NONE.matrix();
    }
  }

  /** Holes are for whoever asks for the table; a policy may well promise nothing somewhere. */
  private SlaMatrix checked(SlaMatrix matrix) {
    matrix.problems().stream()
        .filter(problem -> problem.severity() != Problem.Severity.NOTICE)
        .forEach(faults::add);
    return matrix;
  }
}
