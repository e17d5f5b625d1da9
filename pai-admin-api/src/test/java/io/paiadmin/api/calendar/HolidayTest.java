package io.paiadmin.api.calendar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HolidayTest {
  private static final LocalDate NEW_YEAR = LocalDate.of(2026, 1, 1);

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\n"})
  void a_name_is_never_blank(String name) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Holiday(NEW_YEAR, name))
        .withMessage("the holiday on 2026-01-01 has no name");
  }

  @Test
  void they_are_ordered_by_day_then_by_name() {
    Holiday late = new Holiday(NEW_YEAR.plusDays(1), "A");
    Holiday second = new Holiday(NEW_YEAR, "C");
    Holiday first = new Holiday(NEW_YEAR, "B");
    assertThat(List.of(late, second, first).stream().sorted(Holiday.ORDER))
        .containsExactly(first, second, late);
  }
}
