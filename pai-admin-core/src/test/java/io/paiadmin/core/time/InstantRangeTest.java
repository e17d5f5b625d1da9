package io.paiadmin.core.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InstantRangeTest {
  @ParameterizedTest
  @CsvSource({"1, false", "2, true", "3, true", "4, false"})
  void contains_its_start_and_not_its_end(long moment, boolean contained) {
    assertThat(range(2, 4).contains(at(moment))).isEqualTo(contained);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 1, false",
    "0, 2, false",
    "0, 3, true",
    "2, 4, true",
    "3, 3, false",
    "0, 9, true",
    "3, 9, true",
    "4, 9, false",
    "9, 0, false"
  })
  void overlaps_what_shares_a_moment_with_it(long start, long end, boolean shared) {
    assertThat(range(2, 4).overlaps(range(start, end))).isEqualTo(shared);
    assertThat(range(start, end).overlaps(range(2, 4))).isEqualTo(shared);
  }

  @Nested
  class The_working_stretches_of_a_calendar {
    private final WorkingCalendar office = Calendars.named("NY");
    private final Instant from = Instant.parse("2026-06-01T15:00:00Z");
    private final Instant to = Instant.parse("2026-06-02T15:00:00Z");

    @Test
    void begin_and_end_with_what_is_asked_for() {
      assertThat(office.ranges(from, to))
          .containsExactly(
              new InstantRange(from, Instant.parse("2026-06-01T21:00:00Z")),
              new InstantRange(Instant.parse("2026-06-02T13:00:00Z"), to));
    }

    @Test
    void have_a_hole_where_there_is_a_pause() {
      InstantRange pause = new InstantRange(from.plusSeconds(60), from.plusSeconds(90));
      assertThat(office.without(List.of(pause)).ranges(from, from.plusSeconds(100)))
          .containsExactly(
              new InstantRange(from, pause.start()),
              new InstantRange(pause.end(), from.plusSeconds(100)));
    }

    @Test
    void are_none_when_there_is_no_time() {
      assertThat(office.ranges(from, from)).isEmpty();
      assertThat(office.ranges(to, from)).isEmpty();
    }
  }

  private static InstantRange range(long start, long end) {
    return new InstantRange(at(start), at(end));
  }

  private static Instant at(long second) {
    return Instant.ofEpochSecond(second);
  }
}
