package io.paiadmin.core.policy.sla;

import io.paiadmin.core.time.WorkingCalendar;
import java.util.Locale;

/** How a calendar is made of others. */
enum Combination {
  UNION,
  INTERSECTION,
  DIFFERENCE;

  String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  WorkingCalendar of(WorkingCalendar first, WorkingCalendar second) {
    return switch (this) {
      case UNION -> first.union(second);
      case INTERSECTION -> first.intersection(second);
      case DIFFERENCE -> first.difference(second);
    };
  }
}
