package io.paiadmin.api.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.paiadmin.api.Secret;
import java.util.HashMap;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class SettingsTest {
  private static final Settings BOTH =
      Settings.of(Map.of("url", "u", "b", "2"), Map.of("password", Secret.of("hunter2")));

  @Nested
  class Values {
    @Test
    void are_found_as_secrets_however_they_were_given() {
      assertThat(BOTH.find("url")).contains(Secret.of("u"));
      assertThat(BOTH.find("password")).contains(Secret.of("hunter2"));
      assertThat(BOTH.find("gone")).isEmpty();
    }

    @Test
    void tell_whether_they_were_given_as_secrets() {
      assertThat(BOTH.isSecret("password")).isTrue();
      assertThat(BOTH.isSecret("url")).isFalse();
      assertThat(BOTH.isSecret("gone")).isFalse();
    }

    @Test
    void are_copied() {
      Map<String, String> plain = new HashMap<>(Map.of("url", "u"));
      Settings settings = Settings.of(plain);
      plain.clear();

      assertThat(settings.keys()).containsExactly("url");
    }

    @Test
    void cannot_be_plain_and_secret_at_once() {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Settings.of(Map.of("a", "1"), Map.of("a", Secret.of("2"))));
    }
  }

  @Nested
  class Keys {
    @Test
    void are_sorted_over_both_sorts() {
      assertThat(BOTH.keys()).containsExactly("b", "password", "url");
    }

    @Test
    void cannot_be_changed() {
      assertThatThrownBy(() -> BOTH.keys().clear())
          .isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void of_no_settings_are_none() {
      assertThat(Settings.EMPTY.keys()).isEmpty();
    }
  }

  @Test
  void printing_masks_secrets() {
    assertThat(BOTH).hasToString("{b=2, password=***, url=u}");
    assertThat(Settings.EMPTY).hasToString("{}");
  }

  @Property
  void printing_is_the_same_whatever_the_secret(@ForAll String secret) {
    assertThat(Settings.of(Map.of("a", "1"), Map.of("s", Secret.of(secret))))
        .hasToString("{a=1, s=***}");
  }
}
