package io.paiadmin.openpai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.Secret;
import io.paiadmin.api.spi.Settings;
import io.paiadmin.openpai.rest.Credentials;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OpenPaiSettingsTest {
  private static final Secret SECRET = Secret.of("canary-7f3a");

  @Nested
  class Addresses {
    @ParameterizedTest
    @CsvSource({
      "https://pai.example.org, https://pai.example.org",
      "https://pai.example.org/, https://pai.example.org",
      "https://pai.example.org/rest-server, https://pai.example.org/rest-server",
      "https://pai.example.org/rest-server/api/v2/, https://pai.example.org/rest-server",
      "http://127.0.0.1:9186/api, http://127.0.0.1:9186",
      "http://127.0.0.1:9186/api/v2/info, http://127.0.0.1:9186",
      "http://localhost:9186, http://localhost:9186",
      "http://[::1]:9186, http://[::1]:9186",
    })
    void are_taken_as_people_write_them(String given, String taken) {
      assertThat(read(given).url()).hasToString(taken);
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "pai.example.org",
          "ftp://pai.example.org",
          "https://",
          "https://pai.example.org?x=1",
          "https://admin:canary@pai.example.org",
          "https://pai.example.org:99999",
          "https://pai example.org"
        })
    void are_refused_when_they_are_none(String given) {
      assertThat(faults(Map.of("url", given)))
          .extracting(Problem::at)
          .containsExactly("setting url");
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "http://pai.example.org",
          "http://10.0.0.1:9186",
          "http://127.0.0.1.example.org"
        })
    void without_tls_are_refused_beyond_this_machine(String given) {
      assertThat(faults(Map.of("url", given)))
          .extracting(Problem::fix)
          .containsExactly("use https, or set insecure: true if the network can be trusted");
      assertThat(read(Map.of("url", given, "insecure", "true")).url()).hasToString(given);
    }
  }

  @Nested
  class Accounts {
    @Test
    void are_a_name_with_a_password_or_a_token() {
      assertThat(read("https://pai.example.org").credentials())
          .isEqualTo(new Credentials.Token(SECRET));
      assertThat(
              settings(Map.of("username", "admin"), Map.of("password", SECRET))
                  .read(OpenPaiSettings::read)
                  .credentials())
          .isEqualTo(new Credentials.Password("admin", SECRET));
    }

    @Test
    void are_needed_once_and_whole() {
      assertThat(faults(settings(Map.of(), Map.of()))).hasSize(1);
      assertThat(faults(settings(Map.of("username", "admin"), Map.of()))).hasSize(1);
      assertThat(faults(settings(Map.of(), Map.of("password", SECRET)))).hasSize(1);
      assertThat(faults(settings(Map.of("username", "admin"), Map.of("token", SECRET)))).hasSize(1);
    }
  }

  @Test
  void a_token_that_no_header_can_hold_is_refused_without_being_shown() {
    Settings broken = settings(Map.of(), Map.of("token", Secret.of("canary-7f3a\n")));
    assertThat(faults(broken)).extracting(Problem::at).containsExactly("setting token");
  }

  @Test
  void a_limit_is_at_most_a_day() {
    assertThat(faults(Map.of("operationTimeout", "PT9999999999H")))
        .extracting(Problem::at)
        .containsExactly("setting operationTimeout");
  }

  @Test
  void limits_have_defaults_and_can_be_set() {
    assertThat(read("https://pai.example.org").limits().request())
        .isEqualTo(Duration.ofSeconds(30));
    assertThat(read("https://pai.example.org").limits().requestsPerMinute()).isEqualTo(600);
    Map<String, String> given =
        Map.of(
            "url",
            "https://pai.example.org",
            "requestTimeout",
            "PT1S",
            "maxRequestsPerMinute",
            "9");
    assertThat(read(given).limits().request()).isEqualTo(Duration.ofSeconds(1));
    assertThat(read(given).limits().requestsPerMinute()).isEqualTo(9);
  }

  @Test
  void every_fault_is_told_at_once() {
    Map<String, String> given =
        Map.of("url", "nowhere", "connectTimeout", "soon", "maxRequestsPerMinute", "0", "usr", "x");
    assertThat(faults(given))
        .extracting(Problem::at)
        .containsExactly(
            "setting connectTimeout", "setting maxRequestsPerMinute", "setting url", "setting usr");
  }

  private static OpenPaiSettings read(String url) {
    return read(Map.of("url", url));
  }

  private static OpenPaiSettings read(Map<String, String> plain) {
    return settings(plain, Map.of("token", SECRET)).read(OpenPaiSettings::read);
  }

  private static List<Problem> faults(Map<String, String> plain) {
    return faults(settings(plain, Map.of("token", SECRET)));
  }

  private static List<Problem> faults(Settings settings) {
    PaiAdminException refusal =
        catchThrowableOfType(PaiAdminException.class, () -> settings.read(OpenPaiSettings::read));
    assertThat(refusal).hasMessageNotContaining("canary");
    return refusal.problems();
  }

  private static Settings settings(Map<String, String> plain, Map<String, Secret> secrets) {
    Map<String, String> all = new TreeMap<>(plain);
    all.putIfAbsent("url", "https://pai.example.org");
    return Settings.of(all, secrets);
  }
}
