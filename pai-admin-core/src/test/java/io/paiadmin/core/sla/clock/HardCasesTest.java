package io.paiadmin.core.sla.clock;

import static io.paiadmin.core.sla.clock.ClockKind.ACKNOWLEDGE;
import static io.paiadmin.core.sla.clock.ClockKind.RESOLVE;
import static io.paiadmin.core.sla.clock.ClockKind.UPDATE;
import static io.paiadmin.core.sla.clock.Story.at;
import static io.paiadmin.core.sla.matrix.Promises.matrix;
import static io.paiadmin.core.sla.matrix.Promises.pausing;
import static io.paiadmin.core.sla.matrix.Promises.resolving;
import static io.paiadmin.core.sla.matrix.Promises.row;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.core.sla.matrix.PauseReason;
import io.paiadmin.core.sla.matrix.SeverityChange;
import io.paiadmin.core.sla.matrix.SlaMatrix;
import io.paiadmin.core.sla.matrix.Target;
import io.paiadmin.core.time.Calendars;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cases that clocks easily get wrong. */
class HardCasesTest {
  private static final SlaMatrix DAYS =
      matrix(
          pausing(row("3", "", "4h working", "1 working day"), PauseReason.WAITING),
          row("0 1 2", "", "30m working", "2h working"));

  private static final String OVERNIGHT =
      "raised 08:00 3, acknowledged 08:30, waiting 20:00, resumed 2026-06-02T12:00";

  @Test
  void a_deadline_at_an_opening_inside_a_pause_comes_when_the_pause_ends() {
    Clock waiting = Story.of(DAYS, OVERNIGHT).clock(UPDATE, "2026-06-02T11:00");
    assertThat(waiting.status()).isEqualTo(ClockStatus.PAUSED);
    Clock resumed = Story.of(DAYS, OVERNIGHT).clock(UPDATE, "2026-06-02T12:00");
    assertThat(resumed.status()).isEqualTo(ClockStatus.RUNNING);
    assertThat(resumed.deadline().due()).isEqualTo(at("2026-06-02T12:00"));
  }

  @Test
  void an_update_posted_while_waiting_is_in_time() {
    Story story = Story.of(DAYS, OVERNIGHT + ", updated 2026-06-02T11:00");
    assertThat(story.read("2026-06-02T12:00").clocks(UPDATE).get(0).status())
        .isEqualTo(ClockStatus.MET);
  }

  @Test
  void thresholds_before_a_pause_are_known_while_it_lasts() {
    SlaMatrix matrix =
        matrix(pausing(row("3", "", "30m working", "4h working"), PauseReason.WAITING));
    Deadline deadline =
        Story.of(matrix, "raised 10:00 3, acknowledged 10:00, waiting 13:00")
            .clock(UPDATE, "14:00")
            .deadline();
    assertThat(deadline.threshold(50)).contains(at("12:00"));
    assertThat(deadline.threshold(80)).isEmpty();
  }

  @Test
  void a_reclassification_that_changes_nothing_restarts_nothing() {
    SlaMatrix matrix =
        matrix(SeverityChange.FROM_CHANGE, row("1", "", "30m working", "2h working"));
    Clock clock =
        Story.of(matrix, "raised 10:00 1, reclassified 10:25 1").clock(ACKNOWLEDGE, "10:26");
    assertThat(clock.deadline().due()).isEqualTo(at("10:30"));
  }

  @Test
  void what_was_promised_about_resolving_is_there_before_anybody_answers() {
    SlaMatrix matrix = matrix(resolving(row("3", "", "1h working", "2h working"), "8h working"));
    SlaReading reading = Story.of(matrix, "raised 10:00 3").read("2026-06-08T12:00");
    assertThat(reading.last(RESOLVE).orElseThrow().breached()).isEqualTo(at("2026-06-02T10:00"));
  }

  @Test
  void a_priority_that_is_not_listed_is_no_hole() {
    assertThatThrownBy(() -> Story.of(DAYS, "raised 10:00 3 prodution").read("11:00"))
        .isInstanceOf(PaiAdminException.class)
        .hasMessageContaining("PRIORITY_UNKNOWN");
  }

  @ParameterizedTest
  @ValueSource(strings = {"2 working days", "999999h working", "999999h elapsed"})
  void a_target_taken_too_often_is_beyond_the_horizon(String text) {
    Target target = Target.parse(text);
    assertThatThrownBy(() -> target.after(Calendars.named("NY"), at("10:00"), Integer.MAX_VALUE))
        .isInstanceOf(PaiAdminException.class)
        .hasMessageContaining("TIME_HORIZON");
    assertThatThrownBy(() -> target.after(Calendars.named("NY"), at("10:00"), 0))
        .isInstanceOf(PaiAdminException.class)
        .hasMessageContaining("TARGET_ILLEGAL");
  }

  @Test
  void a_history_with_one_more_fact_is_the_history_of_all() {
    List<Fact> facts = new ArrayList<>(Story.facts("raised 10:00 1, acknowledged 10:10"));
    History history = History.of(facts).with(new Fact.Updated(at("11:00")));
    facts.add(new Fact.Updated(at("11:00")));
    assertThat(history.facts()).isEqualTo(facts);
  }
}
