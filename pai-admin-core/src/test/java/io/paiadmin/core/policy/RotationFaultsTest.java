package io.paiadmin.core.policy;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** What is refused in a section {@code rotation}: each fault once, where it is written. */
class RotationFaultsTest {
  private static final Map<String, String> SOUND = new LinkedHashMap<>();

  static {
    SOUND.put("zone", "UTC");
    SOUND.put("anchor", "2026-01-05");
    SOUND.put("handoff", "\"09:00\"");
    SOUND.put("every", "1 week");
    SOUND.put("style", "pairs");
    SOUND.put("members", "[{name: ann}, {name: bob}]");
  }

  @Nested
  class A_key {
    @ParameterizedTest(name = "{0}: {1}")
    @CsvFileSource(
        resources = "/policy/rotation-faults.csv",
        delimiter = '|',
        numLinesToSkip = 1,
        ignoreLeadingAndTrailingWhitespace = true)
    void has_one_fault_each(
        String key, String value, int column, String code, String message, String fix) {
      Map<String, String> keys = new LinkedHashMap<>(SOUND);
      keys.put(key, value);
      List<Problem> faults = Texts.problems(() -> Texts.yaml(text(keys)));
      int line = 3 + List.copyOf(keys.keySet()).indexOf(key);
      assertThat(faults)
          .containsExactly(
              Problem.error(code, "p.yaml:%d:%d".formatted(line, column), message, fix));
    }
  }

  @Nested
  class A_section {
    @Test
    void has_all_its_faults_told_at_once() {
      assertThat(
              Texts.faults(
                  "p.yaml",
                  """
                  version: 1
                  rotation:
                    zone: Europe/Berln
                    anchor: 2026-02-30
                    handoff: 9 am
                    every: fortnight
                    perSlot: 3
                    members: [{name: ann}, {name: ann}, {name: bob, weight: x}]
                    absences: [{member: carl, from: 2026-01-02, to: 2026-01-01, kind: x}]
                    colour: red
                  """))
          .containsExactly(
              "3:9 ZONE_UNKNOWN",
              "4:11 DATE_ILLEGAL",
              "5:12 TIME_ILLEGAL",
              "6:10 ROTATION_LENGTH",
              "7:12 ROTATION_SEATS",
              "8:33 DUPLICATE_ENTRY",
              "8:59 ROTATION_WEIGHT",
              "9:69 UNKNOWN_VALUE",
              "10:3 UNKNOWN_KEY");
    }

    @Test
    void lacks_what_must_be_there() {
      assertThat(Texts.faults("p.yaml", "version: 1\nrotation: {}\n"))
          .hasSize(6)
          .allMatch(fault -> fault.startsWith("2:11 "));
    }

    @Test
    void stands_in_one_file(@TempDir Path folder) throws IOException {
      Path first = Files.writeString(folder.resolve("a.yaml"), text(SOUND));
      Path second = Files.writeString(folder.resolve("b.yaml"), text(SOUND));
      List<Problem> faults = Texts.problems(() -> PolicyReader.read(first, second));
      assertThat(faults)
          .singleElement()
          .satisfies(
              fault -> {
                assertThat(fault.code()).isEqualTo("DUPLICATE_ENTRY");
                assertThat(fault.at()).isEqualTo(second + ":3:3");
                assertThat(fault.message()).endsWith(first + ":3:3");
              });
    }
  }

  private static String text(Map<String, String> keys) {
    StringBuilder text = new StringBuilder("version: 1\nrotation:\n");
    keys.forEach((key, value) -> text.append("  %s: %s%n".formatted(key, value)));
    return text.toString();
  }
}
