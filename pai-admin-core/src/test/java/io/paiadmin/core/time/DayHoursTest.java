package io.paiadmin.core.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.paiadmin.api.PaiAdminException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DayHoursTest {
  @Test
  void hours_stand_in_order_and_those_that_touch_are_one() {
    assertThat(hours("13:00-17:00", "09:00-12:00", "12:00-12:30"))
        .isEqualTo(hours("09:00-12:30", "13:00-17:00"))
        .hasToString("09:00-12:30, 13:00-17:00");
  }

  @Test
  void the_constructor_makes_no_other_hours_than_the_factory() {
    List<DayInterval> touching = intervals("12:00-17:00", "09:00-12:00");
    assertThat(new DayHours(touching)).isEqualTo(hours("09:00-17:00"));
    List<DayInterval> overlapping = intervals("09:00-12:00", "11:00-13:00");
    assertThatThrownBy(() -> new DayHours(overlapping))
        .isInstanceOf(PaiAdminException.class)
        .hasMessageContaining("HOURS_OVERLAP");
  }

  @Test
  void hours_without_others_are_what_is_left() {
    assertThat(hours("09:00-17:00").without(hours("08:00-09:30", "12:00-13:00")))
        .isEqualTo(hours("09:30-12:00", "13:00-17:00"));
    assertThat(hours("09:00-17:00").without(DayHours.ALL)).isEqualTo(DayHours.NONE);
    assertThat(DayHours.ALL.without(hours("22:00-24:00"))).hasToString("00:00-22:00");
  }

  @Test
  void no_hours_are_called_closed() {
    assertThat(DayHours.NONE).hasToString("closed");
    assertThat(DayHours.NONE.isEmpty()).isTrue();
    assertThat(DayHours.ALL.isEmpty()).isFalse();
  }

  private static DayHours hours(String... texts) {
    return DayHours.of(intervals(texts));
  }

  private static List<DayInterval> intervals(String... texts) {
    return Stream.of(texts).map(DayInterval::parse).toList();
  }
}
