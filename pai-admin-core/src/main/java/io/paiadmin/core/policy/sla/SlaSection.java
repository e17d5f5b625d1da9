package io.paiadmin.core.policy.sla;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.core.policy.form.Duplicates;
import io.paiadmin.core.policy.form.Form;
import io.paiadmin.core.policy.tree.Faults;
import io.paiadmin.core.sla.matrix.Preset;
import io.paiadmin.core.sla.matrix.Priorities;
import io.paiadmin.core.sla.matrix.SeverityChange;
import io.paiadmin.core.sla.matrix.SlaMatrix;
import io.paiadmin.core.sla.matrix.SlaPolicy;
import io.paiadmin.core.sla.matrix.SlaRow;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.time.WorkingCalendar;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
  private @Nullable Placed<List<String>> priorities;
  private @Nullable Placed<SeverityChange> severityChange;

  /** Makes a section of which nothing is read yet. */
  public SlaSection(Faults faults, HolidaySources holidays) {
    this.faults = faults;
    this.holidays = holidays;
    this.calendars = new CalendarBook(faults);
  }

  /** Reads what one file says; relative paths in it start from a folder. */
  public void read(Form policy, Path directory) {
    policy.usePart("sla", section -> read(section, new CalendarForms(directory, holidays)));
  }

  /**
   * Returns what all files say together.
   *
   * @param complete whether every file could be read, so that what is not there is missing
   */
  public SlaPolicy value(boolean complete) {
    Map<String, WorkingCalendar> all = calendars.all(complete);
    all.values().forEach(calendar -> calendar.warnings().forEach(faults::add));
    return new SlaPolicy(all, matrix());
  }

  private void read(Form section, CalendarForms forms) {
    NameList names = section.names("priorities");
    if (names != null) {
      Placed<List<String>> listed = new Placed<>(List.copyOf(names.values()), names.at());
      priorities = once("the list of priorities", priorities, listed);
    }
    section.eachNamed("calendars", (name, form) -> calendars.add(forms.read(name, form)));
    add(section.each("matrix", RowForm::read));
    add(section.each("presets", SlaSection::preset));
    Placed<SeverityChange> change = section.optionalWord("severityChange", CHANGES);
    if (change != null) {
      severityChange = once("severityChange", severityChange, change);
    }
  }

  private <T> Placed<T> once(String what, @Nullable Placed<T> first, Placed<T> found) {
    if (first == null) {
      return found;
    }
    boolean same = first.value().equals(found.value());
    faults.add(
        same ? Duplicates.same(what, first, found) : Duplicates.contradiction(what, first, found));
    return first;
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

  private SlaMatrix matrix() {
    List<SlaRow> rows = drafts.stream().flatMap(draft -> rows(draft).stream()).toList();
    Priorities listed = new Priorities(priorities == null ? List.of() : priorities.value());
    SeverityChange change =
        severityChange == null ? SeverityChange.FROM_START : severityChange.value();
    try {
      return checked(SlaMatrix.of(listed, rows, change));
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

  private List<SlaRow> rows(Draft draft) {
    return calendars.find(draft.hours()).map(draft::rows).orElse(List.of());
  }
}
