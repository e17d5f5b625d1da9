package io.paiadmin.core.sla.matrix;

import static io.paiadmin.core.sla.matrix.Promises.cell;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.Problem;
import io.paiadmin.core.time.Calendars;
import io.paiadmin.core.time.WorkingCalendar;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The recommended practice's own table. */
class PresetTest {
  private static final WorkingCalendar NY = Calendars.named("NY");
  private static final SlaMatrix MATRIX = Promises.recommended(NY, SeverityChange.FROM_START);

  @ParameterizedTest
  @CsvSource({
    "0, production, 30m working, 2h working",
    "1, production, 30m working, 2h working",
    "2, production, 2h working,  1 working day",
    "3, production, 4h working,  1 working day",
    "3, staging,    4h working,  1 working day",
    "3, research,   4h working,  1 working day"
  })
  void promises_what_the_practice_does(
      int level, String priority, String acknowledge, String update) {
    SlaRow row = MATRIX.choose(cell(level, priority)).orElseThrow().row();
    assertThat(row.acknowledge()).hasToString(acknowledge);
    assertThat(row.update()).hasToString(update);
    assertThat(row.resolve()).isNull();
    assertThat(row.hours()).isSameAs(NY);
    assertThat(row.pauses()).isEmpty();
  }

  @Test
  void promises_nothing_for_the_worse_severities_elsewhere_and_says_so() {
    assertThat(MATRIX.holes())
        .containsExactly(
            cell(0, "staging"),
            cell(0, "research"),
            cell(1, "staging"),
            cell(1, "research"),
            cell(2, "staging"),
            cell(2, "research"));
    assertThat(MATRIX.problems())
        .hasSize(6)
        .extracting(Problem::code)
        .containsOnly("SLA_NO_COMMITMENT");
  }

  @Test
  void bears_the_place_where_it_is_asked_for() {
    assertThat(Preset.OPENPAI_RECOMMENDED.text()).isEqualTo("openpai-recommended");
    assertThat(Preset.OPENPAI_RECOMMENDED.rows(NY, "policy.yaml:3:5"))
        .hasSize(3)
        .extracting(SlaRow::at)
        .containsOnly("policy.yaml:3:5");
  }
}
