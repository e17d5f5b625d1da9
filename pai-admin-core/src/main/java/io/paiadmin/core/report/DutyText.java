package io.paiadmin.core.report;

import io.paiadmin.core.rotation.duty.Duty;
import io.paiadmin.core.rotation.schedule.Gap;
import io.paiadmin.core.rotation.schedule.Schedule;

/** Duties in words. */
final class DutyText {
  private DutyText() {}

  /** Says who serves, and for whom. */
  static String who(Duty duty) {
    if (duty.member().isEmpty()) {
      return "nobody";
    }
    String member = duty.member().get();
    return duty.member().equals(duty.owner()) || duty.owner().isEmpty()
        ? member
        : "%s for %s".formatted(member, duty.owner().get());
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
