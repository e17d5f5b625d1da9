package io.paiadmin.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.paiadmin.core.sla.clock.Story;
import io.paiadmin.core.sla.matrix.PauseReason;
import io.paiadmin.core.sla.matrix.Priorities;
import io.paiadmin.core.sla.matrix.Promises;
import io.paiadmin.core.sla.matrix.SeverityChange;
import io.paiadmin.core.sla.matrix.SlaMatrix;
import io.paiadmin.core.sla.matrix.Target;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class SlaReportTest {
  private static final SlaMatrix MATRIX =
      SlaMatrix.of(
          new Priorities(List.of("production", "staging")),
          List.of(
              Promises.row("sla.yaml:5:7", "1", "production", "30m working", "2h working")
                  .pausedBy(PauseReason.WAITING)
                  .resolvedWithin(Target.parse("8h working")),
              Promises.row("sla.yaml:6:7", "3", "", "4h working", "1 working day")),
          SeverityChange.FROM_START);

  @Nested
  class Text {
    @Test
    void of_a_running_clock_tells_what_is_left_and_what_was_counted() {
      assertThat(text("raised 16:45 1", "16:55"))
          .startsWith(
              """
              acknowledge by 2026-06-02T09:15:00-04:00 [30m working, running, 20m left]
                because the row for severity 1 on production covers severity 1 on production, and no \
              other does (sla.yaml:5:7)
                used up: 50 % at 2026-06-01T17:00:00-04:00, 80 % at 2026-06-02T09:09:00-04:00
                from the acknowledgement on, an update every 2h working
                counted in NY (America/New_York, time zone data \
              """)
          .contains(
              """
                  2026-06-01 Mon 16:45 - 17:00  15m
                  2026-06-02 Tue 09:00 - 09:15  15m
              """);
    }

    @Test
    void of_a_clock_that_was_kept_tells_when() {
      assertThat(text("raised 10:00 1, acknowledged 10:30", "10:40"))
          .contains(
              "acknowledge by 2026-06-01T10:30:00-04:00"
                  + " [30m working, met at 2026-06-01T10:30:00-04:00]");
    }

    @Test
    void of_a_paused_clock_tells_what_is_left_in_place_of_a_deadline() {
      assertThat(text("raised 10:00 1, acknowledged 10:00, waiting 11:00", "15:00"))
          .contains("update: no deadline while it is paused [2h working, paused, 1h left]");
    }

    @Test
    void of_a_breach_tells_how_late_it_was_and_how_often() {
      assertThat(text("raised 10:00 1, acknowledged 10:00, updated 13:10", "13:10"))
          .contains("update by 2026-06-01T12:00:00-04:00 [2h working, breached, done 1h10m late]");
      assertThat(text("raised 10:00 1, acknowledged 10:00", "16:30"))
          .contains("[2h working, breached, 3 times in a row]");
    }

    @Test
    void of_a_deadline_that_came_too_late_says_so() {
      assertThat(text("raised 10:00 3, reclassified 11:00 1", "11:05"))
          .contains(
              "acknowledge by 2026-06-01T10:30:00-04:00 [30m working, breached,"
                  + " at 2026-06-01T11:00:00-04:00, where the deadline was 30m in the past already"
                  + " when it came about]");
    }

    @Test
    void of_a_withdrawn_incident_has_cancelled_clocks() {
      assertThat(text("raised 10:00 3, withdrawn 10:05", "11:05"))
          .contains("[4h working, cancelled]");
    }

    @Test
    void names_what_nothing_is_promised_for() {
      assertThat(text("raised 10:00 1 staging", "11:00"))
          .isEqualTo("no commitment: nothing is promised for severity 1 on staging\n");
    }
  }

  @Nested
  class Json {
    @Test
    void says_the_same_as_data() throws JsonProcessingException {
      JsonNode reading =
          json("raised 10:00 1, acknowledged 10:40, updated 11:00, waiting 12:00", "15:00");
      assertThat(reading.at("/raised").asText()).isEqualTo("2026-06-01T14:00:00Z");
      assertThat(reading.at("/at").asText()).isEqualTo("2026-06-01T19:00:00Z");
      assertThat(reading.at("/clocks/0/status").asText()).isEqualTo("breached");
      assertThat(reading.at("/clocks/0/late").asText()).isEqualTo("PT10M");
      assertThat(reading.at("/clocks/0/left").isNull()).isTrue();
      assertThat(reading.at("/clocks/0/row/resolve").asText()).isEqualTo("8h working");
      assertThat(reading.at("/clocks/1/ended").asText()).isEqualTo("2026-06-01T11:00:00-04:00");
      assertThat(reading.at("/clocks/2/status").asText()).isEqualTo("paused");
      assertThat(reading.at("/clocks/2/due").isNull()).isTrue();
      assertThat(reading.at("/clocks/2/left").asText()).isEqualTo("PT1H");
      assertThat(reading.at("/clocks/2/explanation").isNull()).isTrue();
      assertThat(reading.at("/clocks/3/kind").asText()).isEqualTo("resolve");
    }

    @Test
    void explains_an_overtaken_deadline() throws JsonProcessingException {
      JsonNode clock = json("raised 10:00 3, reclassified 11:00 1", "11:05").at("/clocks/0");
      assertThat(clock.at("/overtaken/at").asText()).isEqualTo("2026-06-01T11:00:00-04:00");
      assertThat(clock.at("/overtaken/by").asText()).isEqualTo("PT30M");
      assertThat(clock.at("/missed").asInt()).isEqualTo(1);
    }
  }

  private static String text(String story, String now) {
    return SlaReport.text(Story.of(MATRIX, story).read(now));
  }

  private static JsonNode json(String story, String now) throws JsonProcessingException {
    return new ObjectMapper().readTree(SlaReport.json(Story.of(MATRIX, story).read(now)));
  }
}
