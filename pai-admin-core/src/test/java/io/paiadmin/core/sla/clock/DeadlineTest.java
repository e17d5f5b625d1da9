package io.paiadmin.core.sla.clock;

import static io.paiadmin.core.sla.clock.ClockKind.ACKNOWLEDGE;
import static io.paiadmin.core.sla.clock.Story.at;
import static io.paiadmin.core.sla.matrix.Promises.matrix;
import static io.paiadmin.core.sla.matrix.Promises.recommended;
import static io.paiadmin.core.sla.matrix.Promises.row;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.core.sla.clock.Fact.Raised;
import io.paiadmin.core.sla.matrix.Severity;
import io.paiadmin.core.sla.matrix.SeverityChange;
import io.paiadmin.core.sla.matrix.SlaMatrix;
import io.paiadmin.core.time.Calendars;
import io.paiadmin.core.time.DateNote;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a deadline can tell. */
class DeadlineTest {
  private static final SlaMatrix FOUR_HOURS = matrix(row("3", "", "4h working", "4h working"));

  @ParameterizedTest(name = "{0} % at {1}")
  @CsvSource({
    "50, 2026-06-02T10:00",
    "75, 2026-06-02T11:00",
    "90, 2026-06-02T11:36",
    "100, 2026-06-02T12:00"
  })
  void f01_thresholds_are_points_in_working_time(int percent, String moment) {
    Clock clock = Story.of(FOUR_HOURS, "raised 16:00 3").clock(ACKNOWLEDGE, "16:00");
    assertThat(clock.deadline().threshold(percent)).contains(at(moment));
  }

  @ParameterizedTest(name = "severity {0}: {1}")
  @CsvSource({
    "1, 2026-10-08T09:15+08:00",
    "2, 2026-10-08T10:45+08:00",
    "3, 2026-10-08T14:15+08:00"
  })
  void m01_a_national_holiday_stands_between_an_incident_and_its_deadline(int level, String due) {
    Instant raised = OffsetDateTime.parse("2026-09-30T17:45+08:00").toInstant();
    History history =
        History.of(List.of(new Raised(raised, Severity.of(level).orElseThrow(), "production")));
    SlaMatrix matrix = recommended(Calendars.named("SHA"), SeverityChange.FROM_START);
    Deadline deadline = SlaClocks.read(matrix, history, raised).clocks().get(0).deadline();
    assertThat(deadline.due()).isEqualTo(OffsetDateTime.parse(due).toInstant());
    assertThat(deadline.explain().orElseThrow().notes())
        .extracting(DateNote::text)
        .contains("holiday of 2026-10-01", "holiday of 2026-10-07");
  }
}
