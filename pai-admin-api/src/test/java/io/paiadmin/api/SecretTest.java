package io.paiadmin.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class SecretTest {
  @Test
  void prints_three_asterisks_wherever_it_is_printed() {
    Secret secret = Secret.of("hunter2");

    assertThat(secret).hasToString("***");
    assertThat("a " + secret + String.format(" %s", secret)).isEqualTo("a *** ***");
    assertThat(List.of(secret)).hasToString("[***]");
  }

  @Property
  void reveals_what_it_was_given(@ForAll String text) {
    assertThat(Secret.of(text).reveal()).isEqualTo(text);
  }

  @Property
  void equals_another_one_exactly_if_the_texts_do(@ForAll String one, @ForAll String other) {
    assertThat(Secret.of(one).equals(Secret.of(other))).isEqualTo(one.equals(other));
    assertThat(Secret.of(one)).isEqualTo(Secret.of(one)).hasSameHashCodeAs(Secret.of(one));
  }

  @Test
  void is_not_the_text_itself() {
    assertThat(Secret.of("x").equals((Object) "x")).isFalse();
  }
}
