package io.paiadmin.core.sla.clock;

import static io.paiadmin.core.sla.clock.ClockKind.ACKNOWLEDGE;
import static io.paiadmin.core.sla.clock.ClockKind.UPDATE;
import static io.paiadmin.core.sla.clock.Story.at;
import static io.paiadmin.core.sla.matrix.Promises.matrix;
import static io.paiadmin.core.sla.matrix.Promises.row;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.core.sla.matrix.SlaMatrix;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How updates follow each other. */
class CadenceTest {
  private final SlaMatrix twoHours = matrix(row("3", "", "1h working", "2h working"));

  @Test
  void d03_a_late_update_is_one_missed_update_and_the_next_is_counted_from_it() {
    Story story = Story.of(twoHours, "raised 10:00 3, acknowledged 10:30, updated 13:10");
    SlaReading reading = story.read("13:30");
    Clock late = updates(reading).get(0);
    assertThat(late.deadline().due()).isEqualTo(at("12:30"));
    assertThat(late.status()).isEqualTo(ClockStatus.BREACHED);
    assertThat(late.breached()).isEqualTo(at("12:30"));
    assertThat(late.late()).contains(Duration.ofMinutes(40));
    assertThat(late.missed()).isEqualTo(1);
    Clock next = updates(reading).get(1);
    assertThat(next.cycle()).isEqualTo(2);
    assertThat(next.status()).isEqualTo(ClockStatus.RUNNING);
    assertThat(next.breachAhead()).contains(at("15:10"));
    assertThat(updates(reading)).hasSize(2);
  }

  @ParameterizedTest(name = "at {0}: {1}")
  @CsvSource({
    "12:30, 0",
    "12:31, 1",
    "14:30, 1",
    "14:31, 2",
    "16:31, 3",
    "2026-06-02T10:30, 3",
    "2026-06-02T10:31, 4",
    "2026-06-08T17:00, 23"
  })
  void while_nothing_is_posted_each_missed_update_is_counted_once(String now, int missed) {
    Story story = Story.of(twoHours, "raised 10:00 3, acknowledged 10:30");
    assertThat(story.clock(UPDATE, now).missed()).isEqualTo(missed);
    assertThat(updates(story.read(now))).hasSize(1);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "24h working, 2026-06-10T13:00",
    "1 working day, 2026-06-08T13:00",
    "24h elapsed, 2026-06-06T13:00"
  })
  void d05_and_d07_the_unit_decides(String target, String due) {
    Story story =
        Story.of(
            matrix(row("3", "", "1h working", target)),
            "raised 2026-06-05T12:00 3, acknowledged 2026-06-05T13:00");
    Clock clock = story.clock(UPDATE, "2026-06-05T13:00");
    assertThat(clock.breachAhead()).contains(at(due));
  }

  @Test
  void a_resolution_in_time_ends_it_and_reopening_starts_another() {
    Story story =
        Story.of(twoHours, "raised 10:00 3, acknowledged 10:30, resolved 12:30, reopened 15:00");
    Clock done = story.clock(UPDATE, "14:00");
    assertThat(done.status()).isEqualTo(ClockStatus.MET);
    assertThat(done.ended()).isEqualTo(at("12:30"));
    Clock again = story.clock(UPDATE, "15:00");
    assertThat(again.cycle()).isEqualTo(2);
    assertThat(again.breachAhead()).contains(at("17:00"));
  }

  @Test
  void a_resolution_that_is_the_first_answer_begins_none() {
    Story story = Story.of(twoHours, "raised 10:00 3, resolved 10:40");
    SlaReading reading = story.read("11:00");
    assertThat(reading.last(ACKNOWLEDGE).orElseThrow().ended()).isEqualTo(at("10:40"));
    assertThat(updates(reading)).isEmpty();
  }

  private List<Clock> updates(SlaReading reading) {
    return reading.clocks().stream().filter(clock -> clock.kind() == UPDATE).toList();
  }
}
