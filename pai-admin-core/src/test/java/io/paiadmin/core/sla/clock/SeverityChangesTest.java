package io.paiadmin.core.sla.clock;

import static io.paiadmin.core.sla.clock.ClockKind.ACKNOWLEDGE;
import static io.paiadmin.core.sla.clock.ClockKind.UPDATE;
import static io.paiadmin.core.sla.clock.Story.at;
import static io.paiadmin.core.sla.matrix.Promises.recommended;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.core.sla.matrix.SeverityChange;
import io.paiadmin.core.time.Calendars;
import io.paiadmin.core.time.WorkingCalendar;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** What a change of severity or priority does to deadlines. */
class SeverityChangesTest {
  private static final WorkingCalendar NY = Calendars.named("NY");

  @ParameterizedTest(name = "{0}")
  @CsvFileSource(resources = "/sla/severity-changes.csv", numLinesToSkip = 1)
  void changes_move_the_deadline_and_never_breach_before_they_happen(
      String id,
      int from,
      SeverityChange change,
      String raised,
      String changed,
      int to,
      String now,
      ClockStatus status,
      String due,
      @Nullable String breached,
      @Nullable Duration overtaken) {
    String facts = "raised %s %d, reclassified %s %d".formatted(raised, from, changed, to);
    Clock clock = Story.of(recommended(NY, change), facts).clock(ACKNOWLEDGE, now);
    assertThat(clock.status()).as(id).isEqualTo(status);
    assertThat(clock.deadline().due()).as(id).isEqualTo(at(due));
    assertThat(clock.breached()).as(id).isEqualTo(breached == null ? null : at(breached));
    assertThat(clock.overtaken())
        .as(id)
        .isEqualTo(overtaken == null ? null : new Overtaken(at(changed), overtaken));
  }

  @Test
  void e02_changes_belong_to_the_row_that_they_bring() {
    Story story =
        Story.of(
            recommended(NY, SeverityChange.FROM_START), "raised 10:00 3, reclassified 11:00 1");
    Clock clock = story.clock(ACKNOWLEDGE, "12:00");
    assertThat(clock.deadline().choice().cell()).hasToString("severity 1 on production");
    assertThat(clock.deadline().target()).hasToString("30m working");
  }

  @Test
  void changes_after_the_answer_do_not_touch_it() {
    Story story =
        Story.of(
            recommended(NY, SeverityChange.FROM_START),
            "raised 10:00 3, acknowledged 11:00, reclassified 11:00 1");
    assertThat(story.clock(ACKNOWLEDGE, "12:00").status()).isEqualTo(ClockStatus.MET);
    assertThat(story.clock(UPDATE, "12:00").breachAhead()).contains(at("13:00"));
  }

  @Test
  void changes_to_another_priority_count_as_well() {
    Story story =
        Story.of(
            recommended(NY, SeverityChange.FROM_START),
            "raised 10:00 1 staging, reclassified 10:10 1 production");
    assertThat(story.read("10:05").clocks()).isEmpty();
    SlaReading reading = story.read("10:10");
    assertThat(reading.withoutCommitment())
        .extracting(Object::toString)
        .containsExactly("severity 1 on staging");
    assertThat(reading.last(ACKNOWLEDGE).orElseThrow().breachAhead()).contains(at("10:30"));
  }
}
