package io.paiadmin.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Words of people within sentences. */
class QuotedTest {
  @Test
  void a_word_stands_in_quotes() {
    assertThat(Quoted.of("vision")).isEqualTo("'vision'");
  }

  @Test
  void a_long_text_is_cut_short() {
    assertThat(Quoted.of("x".repeat(60))).hasSize(62);
    assertThat(Quoted.of("x".repeat(61))).isEqualTo("'" + "x".repeat(60) + "…'");
  }

  @Test
  void a_text_of_several_lines_keeps_to_one() {
    assertThat(Quoted.of("a\r\nb\u001b[1m")).isEqualTo("'a??b?[1m'");
  }
}
