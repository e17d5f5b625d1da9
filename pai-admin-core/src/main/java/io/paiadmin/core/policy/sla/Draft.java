package io.paiadmin.core.policy.sla;

import io.paiadmin.core.sla.matrix.Preset;
import io.paiadmin.core.sla.matrix.SlaRow;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.time.WorkingCalendar;
import java.util.List;

/** Rows that wait for the calendar they name. */
interface Draft {
  /** Returns the name of the calendar. */
  Placed<String> hours();

  /** Returns the rows on that calendar. */
  List<SlaRow> rows(WorkingCalendar calendar);

  /** The rows of a preset. */
  record Ready(Placed<Preset> preset, Placed<String> hours) implements Draft {
    @Override
    public List<SlaRow> rows(WorkingCalendar calendar) {
      return preset.value().rows(calendar, preset.at());
    }
  }
}
