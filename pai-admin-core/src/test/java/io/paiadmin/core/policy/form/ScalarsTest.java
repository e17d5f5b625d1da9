package io.paiadmin.core.policy.form;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.core.policy.tree.Node.ScalarNode;
import io.paiadmin.core.policy.tree.Place;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which values need quotes to be texts. */
class ScalarsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "a",
        "nobody",
        "alice",
        "1a",
        "1.2.3",
        "0x",
        "e3",
        "12:99",
        "2024-01",
        "v1",
        "10.0.0.1",
        "2024-01-01 party",
        "-",
        "+",
        ".",
        "sg-vision",
        "1-2",
        "yes or no"
      })
  void ordinary_names_need_none(String text) {
    assertThat(Scalars.isAmbiguous(plain(text))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "OFF",
        "N",
        "Null",
        "0",
        "+1",
        "0_7",
        "190:20:30",
        "1.",
        "1e-3",
        "-.INF",
        ".NaN",
        "2001-12-14t21:59:43.10-05:00",
        "2001-12-14 21:59:43.10 -5",
        "0X1f"
      })
  void what_some_reader_takes_for_something_else_needs_them(String text) {
    assertThat(Scalars.isAmbiguous(plain(text))).isTrue();
    assertThat(Scalars.isAmbiguous(new ScalarNode(Place.of("p"), text, false))).isFalse();
  }

  @Test
  void a_number_of_any_length_is_recognised_at_once() {
    assertThat(Scalars.isAmbiguous(plain("1" + ":1".repeat(1_000_000)))).isTrue();
  }

  private static ScalarNode plain(String text) {
    return new ScalarNode(Place.of("p"), text, true);
  }
}
