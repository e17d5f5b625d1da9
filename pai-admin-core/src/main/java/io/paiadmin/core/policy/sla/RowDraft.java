package io.paiadmin.core.policy.sla;

import io.paiadmin.core.sla.matrix.PauseReason;
import io.paiadmin.core.sla.matrix.Severity;
import io.paiadmin.core.sla.matrix.SlaRow;
import io.paiadmin.core.sla.matrix.Target;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.time.WorkingCalendar;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A row whose calendar is known by name alone.
 *
 * @param priorities none for any
 */
record RowDraft(
    String at,
    Set<Severity> severities,
    List<Placed<String>> priorities,
    Target acknowledge,
    Target update,
    @Nullable Target resolve,
    Set<PauseReason> pauses,
    Placed<String> hours)
    implements Draft {

  @Override
  public List<SlaRow> rows(WorkingCalendar calendar) {
    Set<String> names =
        priorities.stream().map(Placed::value).collect(Collectors.toCollection(LinkedHashSet::new));
    return List.of(
        new SlaRow(at, severities, names, acknowledge, update, resolve, calendar, pauses));
  }
}
