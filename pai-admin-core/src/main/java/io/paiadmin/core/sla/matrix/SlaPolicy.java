package io.paiadmin.core.sla.matrix;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.core.text.Nearest;
import io.paiadmin.core.text.Quoted;
import io.paiadmin.core.time.WorkingCalendar;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a policy says of working time and of what is promised. Immutable.
 *
 * @param calendars the calendars by name, in the order written
 * @param matrix what is promised; without rows when the policy does not say
 */
public record SlaPolicy(Map<String, WorkingCalendar> calendars, SlaMatrix matrix) {
  /** Nothing is said. */
  public static final SlaPolicy NONE =
      new SlaPolicy(
          Map.of(), SlaMatrix.of(new Priorities(List.of()), List.of(), SeverityChange.FROM_START));

  /** Copies the map, keeping its order. */
  public SlaPolicy {
    calendars = Collections.unmodifiableMap(new LinkedHashMap<>(calendars));
  }

  /**
   * Returns a calendar.
   *
   * @throws PaiAdminException with {@code NOT_FOUND} when the policy has no such calendar
   */
  public WorkingCalendar calendar(String name) {
    WorkingCalendar found = calendars.get(name);
    if (found == null) {
      String message = "there is no calendar " + Quoted.of(name);
      String fix = Nearest.advice(name, calendars.keySet());
      throw new PaiAdminException(StandardErrorCode.NOT_FOUND, message, fix);
    }
    return found;
  }
}
