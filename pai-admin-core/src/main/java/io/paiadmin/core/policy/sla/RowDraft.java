package io.paiadmin.core.policy.sla;

import io.paiadmin.core.sla.matrix.Severity;
import io.paiadmin.core.sla.matrix.SlaRow;
import io.paiadmin.core.sla.matrix.Standstill;
import io.paiadmin.core.sla.matrix.Target;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.time.WorkingCalendar;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A row whose calendar is known by name alone. */
record RowDraft(
    String at,
    Set<Severity> severities,
    Set<String> priorities,
    Target acknowledge,
    Target update,
    @Nullable Target resolve,
    Set<Standstill> pauses,
    Placed<String> hours)
    implements Draft {

  @Override
  public List<SlaRow> rows(WorkingCalendar calendar) {
    return List.of(
        new SlaRow(at, severities, priorities, acknowledge, update, resolve, calendar, pauses));
  }
}
