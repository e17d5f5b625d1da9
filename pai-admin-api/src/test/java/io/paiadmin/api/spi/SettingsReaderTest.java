package io.paiadmin.api.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.Secret;
import io.paiadmin.api.StandardErrorCode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class SettingsReaderTest {
  private static final Duration HALF_A_MINUTE = Duration.ofSeconds(30);

  @Nested
  class GivenValues {
    @Test
    void are_read_as_the_type_asked_for() {
      assertRead("x", from -> from.text("a"), "x");
      assertRead("x", from -> from.text("a", "y"), "x");
      assertRead("x", from -> from.optionalText("a"), Optional.of("x"));
      assertRead("x", from -> from.secret("a"), Secret.of("x"));
      assertRead("x", from -> from.optionalSecret("a"), Optional.of(Secret.of("x")));
      assertRead("x/y", from -> from.optionalPath("a"), Optional.of(Path.of("x/y")));
      assertRead("true", from -> from.flag("a", false), true);
      assertRead("7", from -> from.integer("a", 1, 0, 7), 7);
      assertRead("PT5M", from -> from.duration("a", HALF_A_MINUTE), Duration.ofMinutes(5));
    }

    private static <T> void assertRead(
        String value, Function<SettingsReader, T> reading, T expected) {
      T actual = Settings.of(Map.of("a", value)).read(reading);
      assertThat((Object) actual).isEqualTo(expected);
    }
  }

  @Nested
  class ValuesNotGiven {
    @Test
    void give_way_to_the_default() {
      assertDefault(from -> from.text("a", "y"), "y");
      assertDefault(from -> from.optionalText("a"), Optional.empty());
      assertDefault(from -> from.optionalSecret("a"), Optional.empty());
      assertDefault(from -> from.optionalPath("a"), Optional.empty());
      assertDefault(from -> from.flag("a", true), true);
      assertDefault(from -> from.integer("a", 1, 0, 7), 1);
      assertDefault(from -> from.duration("a", HALF_A_MINUTE), HALF_A_MINUTE);
    }

    private static <T> void assertDefault(Function<SettingsReader, T> reading, T expected) {
      assertThat((Object) Settings.EMPTY.read(reading)).isEqualTo(expected);
    }

    @Test
    void are_faults_when_they_must_be_there() {
      String missing = "setting a: INVALID_SETTINGS: the setting 'a' is missing Fix: add it";

      assertThat(fault(Map.of(), from -> from.text("a"))).asString().startsWith(missing);
      assertThat(fault(Map.of(), from -> from.secret("a"))).asString().startsWith(missing);
      assertThat(fault(Map.of("a", ""), from -> from.text("a"))).asString().startsWith(missing);
    }
  }

  @Nested
  class ValuesThatCannotBeRead {
    @Test
    void are_faults_that_say_what_is_wanted() {
      assertUnreadable("yes", from -> from.flag("a", true), "'yes' is not true or false");
      assertUnreadable(
          "8", from -> from.integer("a", 1, 0, 7), "'8' is not a whole number from 0 to 7");
      assertUnreadable("x", from -> from.integer("a", 1, 0, 7), "'x' is not a whole number");
      assertUnreadable("5m", from -> from.duration("a", HALF_A_MINUTE), "'5m' is not a positive");
      assertUnreadable("PT0S", from -> from.duration("a", HALF_A_MINUTE), "'PT0S' is not a");
      assertUnreadable("a\0b", from -> from.optionalPath("a"), "'a\0b' is not a path");
    }

    @Test
    void are_masked_when_they_are_secret() {
      Settings settings = Settings.of(Map.of(), Map.of("pin", Secret.of("hunter2")));

      assertThatThrownBy(() -> settings.read(from -> from.integer("pin", 1, 0, 7)))
          .hasMessageContaining("'***' is not a whole number")
          .hasMessageNotContaining("hunter2")
          .hasNoCause();
    }

    private static void assertUnreadable(
        String value, Function<SettingsReader, ?> reading, String message) {
      assertThat(fault(Map.of("a", value), reading).message()).startsWith(message);
    }
  }

  @Nested
  class Faults {
    @Test
    void are_all_reported_at_once_in_order_with_the_keys_nobody_asked_for() {
      PaiAdminException refusal =
          refusal(
              Map.of("count", "many", "ulr", "x"),
              from -> Arrays.asList(from.text("url"), from.integer("count", 1, 0, 9)));

      assertThat(refusal.code()).isEqualTo(StandardErrorCode.INVALID_SETTINGS);
      assertThat(refusal.problems())
          .extracting(Problem::at)
          .containsExactly("setting count", "setting ulr", "setting url");
      assertThat(refusal.problems().get(1))
          .hasToString(
              "setting ulr: INVALID_SETTINGS: there is no setting 'ulr' Fix: use one of count, url");
    }

    @Test
    void may_come_from_the_plug_in() {
      Function<SettingsReader, ?> reading =
          from -> {
            from.fault("a", "a and b exclude each other", "give one of them");
            return List.of(from.text("a", ""), from.text("b", ""));
          };

      assertThat(fault(Map.of("a", "1", "b", "2"), reading))
          .isEqualTo(
              Problem.error(
                  "INVALID_SETTINGS",
                  "setting a",
                  "a and b exclude each other",
                  "give one of them"));
    }

    @Test
    void come_before_an_exception_that_a_stand_in_may_have_caused() {
      assertThat(refusal(Map.of(), from -> Integer.valueOf(from.text("a"))).problems()).hasSize(1);
    }
  }

  @Test
  void an_exception_without_a_fault_comes_out_even_if_keys_were_not_asked_for_yet() {
    IllegalStateException own = new IllegalStateException("mine");
    Settings settings = Settings.of(Map.of("a", "1"));

    assertThatThrownBy(
            () ->
                settings.read(
                    from -> {
                      throw own;
                    }))
        .isSameAs(own);
  }

  private static Problem fault(Map<String, String> values, Function<SettingsReader, ?> reading) {
    PaiAdminException refusal = refusal(values, reading);
    assertThat(refusal.problems()).hasSize(1);
    return refusal.problems().get(0);
  }

  private static PaiAdminException refusal(
      Map<String, String> values, Function<SettingsReader, ?> reading) {
    return catchThrowableOfType(PaiAdminException.class, () -> Settings.of(values).read(reading));
  }
}
