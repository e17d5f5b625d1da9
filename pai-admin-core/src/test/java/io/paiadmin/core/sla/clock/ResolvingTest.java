package io.paiadmin.core.sla.clock;

import static io.paiadmin.core.sla.clock.ClockKind.RESOLVE;
import static io.paiadmin.core.sla.clock.ClockKind.UPDATE;
import static io.paiadmin.core.sla.clock.Story.at;
import static io.paiadmin.core.sla.matrix.Promises.matrix;
import static io.paiadmin.core.sla.matrix.Promises.pausing;
import static io.paiadmin.core.sla.matrix.Promises.resolving;
import static io.paiadmin.core.sla.matrix.Promises.row;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.core.sla.matrix.PauseReason;
import io.paiadmin.core.sla.matrix.SlaMatrix;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** The clock for resolving, and reopening. */
class ResolvingTest {
  private final SlaMatrix gapCounts =
      matrix(resolving(row("3", "", "1h working", "8h working"), "4h working"));
  private final SlaMatrix gapIsFree =
      matrix(
          pausing(
              resolving(row("3", "", "1h working", "8h working"), "4h working"),
              PauseReason.RESOLVED));

  private static final String AGAIN = "raised 10:00 3, resolved 12:00, reopened %s";

  @Test
  void resolving_counts_from_the_moment_raised() {
    Story story = Story.of(gapCounts, "raised 10:00 3, acknowledged 11:00");
    assertThat(story.clock(RESOLVE, "11:00").breachAhead()).contains(at("14:00"));
  }

  @Test
  void resolving_once_more_counts_the_gap_when_the_row_does_not_free_it() {
    Story story = Story.of(gapCounts, AGAIN.formatted("13:00"));
    assertThat(story.clock(RESOLVE, "13:00").breachAhead()).contains(at("14:00"));
    assertThat(story.clock(RESOLVE, "13:00").cycle()).isEqualTo(2);
  }

  @Test
  void resolving_once_more_does_not_count_the_gap_when_the_row_frees_it() {
    Story story = Story.of(gapIsFree, AGAIN.formatted("13:00"));
    assertThat(story.clock(RESOLVE, "13:00").breachAhead()).contains(at("15:00"));
  }

  @Test
  void resolving_once_more_after_the_deadline_is_breached_at_the_reopening_and_not_before() {
    Story story = Story.of(gapCounts, AGAIN.formatted("15:00"));
    assertThat(story.clock(RESOLVE, "14:59").status()).isEqualTo(ClockStatus.MET);
    Clock clock = story.clock(RESOLVE, "16:00");
    assertThat(clock.cycle()).isEqualTo(2);
    assertThat(clock.status()).isEqualTo(ClockStatus.BREACHED);
    assertThat(clock.breached()).isEqualTo(at("15:00"));
    assertThat(clock.overtaken()).isEqualTo(new Overtaken(at("15:00"), Duration.ofHours(1)));
  }

  @Test
  void resolving_once_more_is_not_judged_by_what_was_promised_while_it_was_resolved() {
    SlaMatrix matrix =
        matrix(
            resolving(row("3", "", "1h working", "8h working"), "4h working"),
            resolving(row("2", "", "1h working", "8h working"), "8h working"));
    Story story =
        Story.of(matrix, "raised 09:00 3, resolved 10:00, reclassified 14:00 2, reopened 15:00");
    Clock clock = story.clock(RESOLVE, "15:30");
    assertThat(clock.status()).isEqualTo(ClockStatus.RUNNING);
    assertThat(clock.breachAhead()).contains(at("17:00"));
  }

  @Test
  void resolving_after_a_breach_is_not_measured_again() {
    Story story = Story.of(gapCounts, "raised 10:00 3, resolved 15:00, reopened 15:30");
    SlaReading reading = story.read("16:00");
    assertThat(reading.clocks().stream().filter(clock -> clock.kind() == RESOLVE)).hasSize(1);
    assertThat(reading.last(RESOLVE).orElseThrow().late()).contains(Duration.ofHours(1));
  }

  @Test
  void resolving_ends_waiting_and_what_is_resolved_waits_for_nobody() {
    SlaMatrix matrix =
        matrix(pausing(row("3", "", "1h working", "2h working"), PauseReason.values()));
    Story story =
        Story.of(
            matrix,
            "raised 10:00 3, acknowledged 10:00, waiting 10:30, resolved 11:00, waiting 11:30,"
                + " reopened 12:00");
    assertThat(story.clock(UPDATE, "12:00").breachAhead()).contains(at("14:00"));
  }
}
