package io.paiadmin.core.sla.attainment;

import static io.paiadmin.core.sla.clock.ClockKind.ACKNOWLEDGE;
import static io.paiadmin.core.sla.clock.ClockKind.UPDATE;
import static io.paiadmin.core.sla.matrix.Promises.matrix;
import static io.paiadmin.core.sla.matrix.Promises.recommended;
import static io.paiadmin.core.sla.matrix.Promises.row;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.core.sla.clock.ClockKind;
import io.paiadmin.core.sla.clock.Story;
import io.paiadmin.core.sla.matrix.Severity;
import io.paiadmin.core.sla.matrix.SeverityChange;
import io.paiadmin.core.sla.matrix.SlaMatrix;
import io.paiadmin.core.time.Calendars;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AttainmentTest {
  private static final ZoneId NEW_YORK = ZoneId.of("America/New_York");
  private static final LocalDate MONDAY = LocalDate.parse("2026-06-01");
  private static final String NOW = "2026-06-01T16:00";
  private static final SlaMatrix MATRIX =
      recommended(Calendars.named("NY"), SeverityChange.FROM_START);

  private static final List<MeasuredIncident> INCIDENTS =
      List.of(
          incident("east", "raised 10:00 3, acknowledged 12:00"),
          incident("east", "raised 10:00 3, acknowledged 14:00"),
          incident("east", "raised 10:00 3, acknowledged 15:00"),
          incident("east", "raised 11:00 3"),
          incident("east", "raised 13:00 3"),
          incident("east", "raised 13:00 3, withdrawn 14:00"),
          incident("west", "raised 10:00 0, acknowledged 10:20, updated 11:00"),
          incident("east", "raised 2026-05-29T16:00 3"),
          incident("east", "raised 10:00 1 staging"));

  private static final Attainment ATTAINMENT = Attainment.of(INCIDENTS, NEW_YORK);

  @Test
  void a_line_counts_what_became_of_its_clocks() {
    AttainmentLine line = line(ATTAINMENT, MONDAY, "east", 3, ACKNOWLEDGE);
    assertThat(line.met()).isEqualTo(2);
    assertThat(line.breached()).isEqualTo(2);
    assertThat(line.open()).isEqualTo(1);
    assertThat(line.cancelled()).isEqualTo(1);
    assertThat(line.attained()).hasValue(0.5);
  }

  @Test
  void how_long_things_took_is_counted_for_what_was_done() {
    AttainmentLine line = line(ATTAINMENT, MONDAY, "east", 3, ACKNOWLEDGE);
    assertThat(line.taken().sorted())
        .containsExactly(Duration.ofHours(2), Duration.ofHours(4), Duration.ofHours(5));
    assertThat(line.taken().percentile(50)).contains(Duration.ofHours(4));
  }

  @Test
  void times_are_working_times() {
    MeasuredIncident late = incident("east", "raised 2026-05-29T16:00 3, acknowledged 10:00");
    Attainment attainment = Attainment.of(List.of(late), NEW_YORK);
    assertThat(attainment.lines().get(0).taken().sorted()).containsExactly(Duration.ofHours(2));
  }

  @Test
  void nothing_decided_is_no_part_of_anything() {
    Attainment attainment = Attainment.of(List.of(incident("east", "raised 13:00 3")), NEW_YORK);
    AttainmentLine line = attainment.lines().get(0);
    assertThat(line.attained()).isEmpty();
    assertThat(line.taken().percentile(50)).isEmpty();
  }

  @Test
  void lines_are_in_order_of_week_cluster_severity_and_kind() {
    assertThat(ATTAINMENT.lines())
        .extracting(line -> line.key().toString().replaceAll("AttainmentKey\\[(.*)]", "$1"))
        .containsExactly(
            "week=2026-05-25, cluster=east, severity=severity 3, kind=ACKNOWLEDGE",
            "week=2026-06-01, cluster=east, severity=severity 3, kind=ACKNOWLEDGE",
            "week=2026-06-01, cluster=east, severity=severity 3, kind=UPDATE",
            "week=2026-06-01, cluster=west, severity=severity 0, kind=ACKNOWLEDGE",
            "week=2026-06-01, cluster=west, severity=severity 0, kind=UPDATE");
  }

  @Test
  void incidents_without_a_promise_are_counted_apart() {
    assertThat(ATTAINMENT.withoutCommitment()).isEqualTo(1);
    assertThat(ATTAINMENT.lines()).noneMatch(line -> line.key().severity() == Severity.SEV_1);
  }

  @Test
  void an_incident_that_had_a_promise_only_later_is_counted_in_both() {
    MeasuredIncident incident =
        incident("east", "raised 10:00 1 staging, reclassified 10:05 1 production");
    Attainment attainment = Attainment.of(List.of(incident), NEW_YORK);
    assertThat(attainment.withoutCommitment()).isEqualTo(1);
    assertThat(attainment.lines()).hasSize(1);
  }

  @Test
  void no_incidents_have_no_lines() {
    assertThat(Attainment.of(List.of(), NEW_YORK)).isEqualTo(new Attainment(List.of(), 0));
  }

  @Test
  void e02_a_deadline_that_a_change_moved_into_the_past_counts_for_the_new_row_alone() {
    MeasuredIncident incident =
        incident("east", "raised 10:00 3, reclassified 11:00 1, acknowledged 12:00");
    Attainment attainment = Attainment.of(List.of(incident), NEW_YORK);
    assertThat(line(attainment, MONDAY, "east", 1, ACKNOWLEDGE).breached()).isEqualTo(1);
    assertThat(attainment.lines()).noneMatch(line -> line.key().severity() == Severity.SEV_3);
  }

  @Test
  void d03_a_late_update_is_one_breach() {
    SlaMatrix twoHours = matrix(row("3", "", "1h working", "1h working"));
    Story story = Story.of(twoHours, "raised 10:00 3, acknowledged 10:30, updated 15:10");
    MeasuredIncident incident = new MeasuredIncident("east", story.read("15:30"));
    AttainmentLine line =
        line(Attainment.of(List.of(incident), NEW_YORK), MONDAY, "east", 3, UPDATE);
    assertThat(line.breached()).isEqualTo(1);
    assertThat(line.open()).isEqualTo(1);
    assertThat(line.taken().sorted()).containsExactly(Duration.ofMinutes(280));
  }

  @Nested
  class Weeks {
    @ParameterizedTest(name = "{0} in {1}")
    @CsvSource({
      "2026-06-07T23:59, America/New_York, 2026-06-01",
      "2026-06-08T00:00, America/New_York, 2026-06-08",
      "2026-06-07T12:00, Asia/Shanghai, 2026-06-08",
      "2026-06-07T11:59, Asia/Shanghai, 2026-06-01",
      "2026-06-07T20:00, UTC, 2026-06-08"
    })
    void begin_on_monday_at_midnight_in_their_zone(String raised, String zone, LocalDate week) {
      Story story = Story.of(MATRIX, "raised %s 3".formatted(raised));
      MeasuredIncident incident = new MeasuredIncident("east", story.read(raised));
      assertThat(Attainment.of(List.of(incident), ZoneId.of(zone)).lines())
          .extracting(line -> line.key().week())
          .containsExactly(week);
    }
  }

  @Property(tries = 50)
  void the_order_of_incidents_does_not_matter(@ForAll Random random) {
    List<MeasuredIncident> shuffled = new ArrayList<>(INCIDENTS);
    Collections.shuffle(shuffled, random);
    assertThat(Attainment.of(shuffled, NEW_YORK)).isEqualTo(ATTAINMENT);
  }

  private static AttainmentLine line(
      Attainment attainment, LocalDate week, String cluster, int level, ClockKind kind) {
    AttainmentKey key = new AttainmentKey(week, cluster, Severity.of(level).orElseThrow(), kind);
    return attainment.lines().stream()
        .filter(line -> line.key().equals(key))
        .findFirst()
        .orElseThrow();
  }

  private static MeasuredIncident incident(String cluster, String facts) {
    return new MeasuredIncident(cluster, Story.of(MATRIX, facts).read(NOW));
  }
}
