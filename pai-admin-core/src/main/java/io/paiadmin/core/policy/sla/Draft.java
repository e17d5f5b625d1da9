package io.paiadmin.core.policy.sla;

import io.paiadmin.core.sla.matrix.Preset;
import io.paiadmin.core.sla.matrix.SlaRow;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.time.WorkingCalendar;
import java.util.List;

/** Rows that wait for the calendar they name. */
sealed interface Draft permits RowDraft, Draft.Ready {
  /** Returns where the rows are written. */
  String at();

  /** Returns the priorities that are named, each where it stands. */
  List<Placed<String>> priorities();

  /** Returns the name of the calendar. */
  Placed<String> hours();

  /** Returns the rows on that calendar. */
  List<SlaRow> rows(WorkingCalendar calendar);

  /** The rows of a preset. */
  record Ready(Placed<Preset> preset, Placed<String> hours) implements Draft {
    @Override
    public String at() {
      return preset.at();
    }

    /** Those of a preset are seen when its rows are. */
    @Override
    public List<Placed<String>> priorities() {
      return List.of();
    }

    @Override
    public List<SlaRow> rows(WorkingCalendar calendar) {
      return preset.value().rows(calendar, preset.at());
    }
  }
}
