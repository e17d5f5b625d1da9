package io.paiadmin.core.report;

import io.paiadmin.core.rotation.duty.Duty;
import io.paiadmin.core.rotation.schedule.Gap;
import io.paiadmin.core.rotation.schedule.Schedule;

/** Duties in words. */
final class DutyText {
  private DutyText() {}

  /** Says who serves, and for whom. */
  static String who(Duty duty) {
    String member = duty.member().orElse("nobody");
    return member + duty.inPlaceOf().map(" for "::concat).orElse("");
  }

  /** Says why nobody serves. */
  static String reason(Schedule schedule, Duty duty) {
    return schedule.gaps(duty.range().start(), duty.range().end()).stream()
        .filter(gap -> gap.duty().equals(duty))
        .map(Gap::reason)
        .findFirst()
        .orElseThrow();
  }
}
