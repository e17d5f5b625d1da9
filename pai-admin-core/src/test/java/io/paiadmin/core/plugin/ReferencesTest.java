package io.paiadmin.core.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.Secret;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.spi.Settings;
import io.paiadmin.core.plugin.SettingValue.Kind;
import io.paiadmin.core.plugin.SettingValue.Literal;
import io.paiadmin.core.plugin.SettingValue.Reference;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReferencesTest {
  @TempDir Path folder;

  private final References references = References.of(Map.of("TOKEN", "s3cret")::get);

  @Nested
  class AValue {
    @Test
    void that_is_no_reference_stays_plain() {
      Settings settings = settings(Map.of("url", "https://example.org/$x/{y}?a=$5"));

      assertThat(settings.isSecret("url")).isFalse();
      assertThat(settings).hasToString("{url=https://example.org/$x/{y}?a=$5}");
    }

    @Test
    void that_was_made_a_text_stays_plain_even_with_the_sign_of_a_reference() {
      Map<String, SettingValue> values = Map.of("greeting", new Literal("Dear ${name}"));

      assertThat(references.settings(values, Set.of(), folder))
          .hasToString("{greeting=Dear ${name}}");
    }

    @Test
    void of_a_variable_is_looked_up_and_secret() {
      Settings settings = settings(Map.of("password", "${env:TOKEN}"));

      assertThat(settings.find("password")).contains(Secret.of("s3cret"));
      assertThat(settings.isSecret("password")).isTrue();
      assertThat(settings).hasToString("{password=***}");
    }

    @Test
    void of_a_variable_is_secret_even_if_the_plug_in_does_not_call_it_so() {
      assertThat(settings(Map.of("url", "${env:TOKEN}"))).hasToString("{url=***}");
    }

    @Test
    void of_a_file_is_read_without_one_line_break_at_its_end() throws IOException {
      assertThat(read("s3cret")).isEqualTo("s3cret");
      assertThat(read("s3cret\n")).isEqualTo("s3cret");
      assertThat(read("s3cret\r\n")).isEqualTo("s3cret");
      assertThat(read(" two\nlines \n\n")).isEqualTo(" two\nlines \n");
      assertThat(read("")).isEmpty();
    }

    @Test
    void of_a_file_may_have_64_KiB_and_no_more() throws IOException {
      assertThat(read("x".repeat(SecretFiles.LARGEST))).hasSize(SecretFiles.LARGEST);

      Files.writeString(folder.resolve("big"), "x".repeat(SecretFiles.LARGEST + 1));
      assertThat(faults(Map.of("password", "${file:big}")))
          .hasMessageContaining("the file is larger than 64 KiB");
    }

    @Test
    void of_a_file_with_an_absolute_path_is_read_from_there() throws IOException {
      Path file = Files.writeString(folder.resolve("token"), "s3cret");

      Settings settings =
          references.settings(
              SettingValue.of(Map.of("password", "${file:" + file + "}")),
              Set.of(),
              Path.of("elsewhere"));
      assertThat(settings.find("password")).contains(Secret.of("s3cret"));
    }

    @Test
    void is_looked_up_each_time_and_not_before() {
      Map<String, String> environment = new HashMap<>();
      Map<String, SettingValue> variable = SettingValue.of(Map.of("t", "${env:TOKEN}"));
      References late = References.of(environment::get);
      for (String value : new String[] {"first", "second"}) {
        environment.put("TOKEN", value);
        assertThat(late.settings(variable, Set.of(), folder).find("t")).contains(Secret.of(value));
      }
    }

    private String read(String content) throws IOException {
      Files.writeString(folder.resolve("token"), content);
      return settings(Map.of("password", "${file:token}")).find("password").orElseThrow().reveal();
    }
  }

  @Nested
  class AFault {
    @Test
    void is_a_secret_that_is_written_out() {
      PaiAdminException refusal = faults(Map.of("password", "marker-hunter2"));

      assertThat(refusal.code()).isEqualTo(StandardErrorCode.INVALID_SETTINGS);
      assertThat(refusal.problems())
          .containsExactly(
              Problem.error(
                  "SECRET_LITERAL",
                  "setting password",
                  "the secret setting 'password' is written out",
                  "write ${env:NAME} or ${file:path} instead"));
    }

    @Test
    void is_a_variable_that_is_not_set() {
      assertThat(faults(Map.of("password", "${env:NO_SUCH}")))
          .hasMessage(
              "setting password: INVALID_SETTINGS: cannot resolve ${env:NO_SUCH}:"
                  + " the environment variable is not set Fix: set it");
    }

    @Test
    void is_a_file_that_is_not_there_or_not_a_file_or_not_text() throws IOException {
      Files.write(folder.resolve("binary"), new byte[] {(byte) 0xff, (byte) 0xfe});

      assertThat(faults(Map.of("a", "${file:gone}")))
          .hasMessageContaining("cannot resolve ${file:gone}: there is no such file");
      assertThat(faults(Map.of("a", "${file:.}"))).hasMessageContaining("this is not a file");
      assertThat(faults(Map.of("a", "${file:binary}"))).hasMessageContaining("not text in UTF-8");
    }

    @Test
    void is_a_path_that_no_file_can_have() {
      Map<String, SettingValue> values = Map.of("a", new Reference(Kind.FILE, "a\0b"));

      assertThatThrownBy(() -> references.settings(values, Set.of(), folder))
          .isInstanceOf(PaiAdminException.class)
          .hasMessageContaining("this is not a path");
    }

    @Test
    void is_reported_with_all_others_in_order() {
      PaiAdminException refusal =
          faults(
              Map.of("c", "${file:gone}", "password", "x", "a", "${env:GONE}", "b", "${env:NO}"));

      assertThat(refusal.problems())
          .extracting(Problem::at)
          .containsExactly("setting a", "setting b", "setting c", "setting password");
    }
  }

  private Settings settings(Map<String, String> texts) {
    return references.settings(SettingValue.of(texts), Set.of("password"), folder);
  }

  private PaiAdminException faults(Map<String, String> texts) {
    return catchThrowableOfType(PaiAdminException.class, () -> settings(texts));
  }
}
