package io.paiadmin.core.policy.holiday;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The library for calendar files is no module of its own: this class runs on the module path. */
class HolidayFileOnModulePathTest {
  @Test
  void calendar_files_are_read() {
    assertThat(HolidayFile.class.getModule().isNamed()).isTrue();
    assertThat(Calendars.days("DTSTART:20260501", "RRULE:FREQ=YEARLY;COUNT=2"))
        .containsExactly("2026-05-01", "2027-05-01");
  }
}
