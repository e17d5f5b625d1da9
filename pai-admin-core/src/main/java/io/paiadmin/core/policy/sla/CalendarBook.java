package io.paiadmin.core.policy.sla;

import io.paiadmin.api.Problem;
import io.paiadmin.core.policy.form.Duplicates;
import io.paiadmin.core.policy.tree.Faults;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.text.Nearest;
import io.paiadmin.core.text.Quoted;
import io.paiadmin.core.time.WorkingCalendar;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The calendars of all files by name; combines those that are made of others. */
final class CalendarBook {
  private final Faults faults;
  private final Map<String, Calendar> written = new LinkedHashMap<>();
  private final Map<String, Optional<WorkingCalendar>> known = new LinkedHashMap<>();
  private final Set<String> underWay = new LinkedHashSet<>();
  private boolean complete = true;

  CalendarBook(Faults faults) {
    this.faults = faults;
  }

  void add(Calendar calendar) {
    Calendar first = written.putIfAbsent(calendar.name().value(), calendar);
    if (first != null) {
      String what = "the calendar " + Quoted.of(calendar.name().value());
      faults.add(Duplicates.contradiction(what, first.name(), calendar.name()));
    }
  }

  /**
   * Returns every calendar without faults, in the order written.
   *
   * @param complete whether a calendar that is not there is missing
   */
  Map<String, WorkingCalendar> all(boolean complete) {
    this.complete = complete;
    Map<String, WorkingCalendar> all = new LinkedHashMap<>();
    for (Calendar calendar : written.values()) {
      find(calendar.name()).ifPresent(found -> all.put(calendar.name().value(), found));
    }
    return all;
  }

  /** Returns a calendar that somebody names; empty after a fault, which is told. */
  Optional<WorkingCalendar> find(Placed<String> name) {
    if (name.value().isEmpty()) {
      return Optional.empty();
    }
    Calendar calendar = written.get(name.value());
    if (calendar == null) {
      unknown(name);
      return Optional.empty();
    }
    Optional<WorkingCalendar> found = known.get(name.value());
    if (found == null) {
      found = make(calendar, name);
      known.put(name.value(), found);
    }
    return found;
  }

  private Optional<WorkingCalendar> make(Calendar calendar, Placed<String> from) {
    if (calendar instanceof Calendar.Written single) {
      return Optional.of(single.calendar());
    } else if (calendar instanceof Calendar.Combined combined) {
      return combine(combined, from);
    }
    return Optional.empty();
  }

  private Optional<WorkingCalendar> combine(Calendar.Combined combined, Placed<String> from) {
    String name = combined.name().value();
    if (!underWay.add(name)) {
      circle(from);
      return Optional.empty();
    }
    List<WorkingCalendar> parts =
        combined.parts().stream().flatMap(part -> find(part).stream()).toList();
    underWay.remove(name);
    return parts.size() == combined.parts().size()
        ? parts.stream()
            .reduce(combined.combination()::of)
            .map(made -> made.named(name))
            .filter(made -> hasHours(made, combined.name()))
        : Optional.empty();
  }

  private boolean hasHours(WorkingCalendar made, Placed<String> name) {
    if (!made.hasHours()) {
      String message = "the calendar %s never has hours".formatted(name.value());
      String fix = "check the hours of the calendars that it is made of";
      faults.add(Problem.error("HOURS_NONE", name.at(), message, fix));
    }
    return made.hasHours();
  }

  private void unknown(Placed<String> name) {
    if (complete) {
      String message = "there is no calendar " + Quoted.of(name.value());
      String fix = Nearest.advice(name.value(), written.keySet());
      faults.add(Problem.error("CALENDAR_UNKNOWN", name.at(), message, fix));
    }
  }

  private void circle(Placed<String> name) {
    String message = "the calendar %s is made of itself".formatted(Quoted.of(name.value()));
    faults.add(Problem.error("CALENDAR_CIRCLE", name.at(), message, "leave it out here"));
  }
}
