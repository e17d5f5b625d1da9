package io.paiadmin.core.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.core.plugin.SettingValue.Kind;
import io.paiadmin.core.plugin.SettingValue.Literal;
import io.paiadmin.core.plugin.SettingValue.Reference;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
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
  @MethodSource("malformed")
  void anything_else_with_the_sign_of_a_reference_is_nothing(String text) {
    assertThat(SettingValue.parse(text)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("malformed")
  void the_refusal_of_such_a_text_does_not_show_it(String text) {
    assertThatThrownBy(() -> SettingValue.of(text))
        .isInstanceOf(PaiAdminException.class)
        .hasMessage(
            "INVALID_SETTINGS: the value has '${' in it and is no reference"
                + " Fix: write ${env:NAME} or ${file:path} and nothing else");
  }

  @Test
  void several_texts_keep_their_order() {
    Map<String, String> texts = new LinkedHashMap<>();
    texts.put("url", "https://example.org");
    texts.put("token", "${env:TOKEN}");
    texts.put("ca", "${file:ca.pem}");

    assertThat(SettingValue.of(texts))
        .containsExactly(
            Map.entry("url", new Literal("https://example.org")),
            Map.entry("token", new Reference(Kind.ENV, "TOKEN")),
            Map.entry("ca", new Reference(Kind.FILE, "ca.pem")));
  }

  @Test
  void several_texts_are_refused_with_every_fault_at_once() {
    Map<String, String> texts = new TreeMap<>(Map.of("a", "${A}", "b", "b", "c", "x${env:C}"));
    PaiAdminException refusal =
        catchThrowableOfType(PaiAdminException.class, () -> SettingValue.of(texts));

    assertThat(refusal.code()).isEqualTo(StandardErrorCode.INVALID_SETTINGS);
    assertThat(refusal.problems())
        .extracting(Problem::at)
        .containsExactly("setting a", "setting c");
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

  static Stream<String> malformed() {
    return Stream.of(
        "${",
        "${A}",
        "${env:}",
        "${env:1A}",
        "${env:A-B}",
        "${file:}",
        "${vault:a}",
        "${ env:A}",
        "x${env:A}",
        "${env:A}x",
        "https://u:${env:A}@host",
        "${env:A}${env:B}",
        "${ENV:A}",
        "${file:a\nb}");
  }
}
