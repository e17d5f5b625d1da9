package io.paiadmin.core.policy;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.core.policy.SettingValue.Kind;
import io.paiadmin.core.policy.SettingValue.Literal;
import io.paiadmin.core.policy.SettingValue.Reference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The values of settings, with and without references. */
class SettingValueTest {
  @Test
  void a_reference_names_a_variable_or_a_file() {
    assertThat(SettingValue.parse("${env:A_1}")).contains(new Reference(Kind.ENV, "A_1"));
    assertThat(SettingValue.parse("${file:/run/my secret}"))
        .contains(new Reference(Kind.FILE, "/run/my secret"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "7", "a$b", "{env:A}", "$env:A"})
  void any_text_without_a_reference_is_itself(String text) {
    assertThat(SettingValue.parse(text)).contains(new Literal(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "${",
        "${A}",
        "${env:}",
        "${env:1A}",
        "${env:A-B}",
        "${file:}",
        "${vault:a}",
        "x${env:A}",
        "${env:A}x",
        "${env:A}${env:B}",
        "${ENV:A}",
        "${file:a\nb}"
      })
  void anything_else_with_the_sign_of_a_reference_is_nothing(String text) {
    assertThat(SettingValue.parse(text)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"${env:TOKEN}", "${file:a/b}"})
  void a_reference_prints_as_it_is_written(String text) {
    assertThat(SettingValue.parse(text).orElseThrow()).hasToString(text);
  }

  @Test
  void a_text_does_not_print() {
    assertThat(new Literal("hunter2").toString()).isEqualTo("***");
  }
}
