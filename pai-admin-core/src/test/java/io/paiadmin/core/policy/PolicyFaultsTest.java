package io.paiadmin.core.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is refused, where, under which code and with which advice. */
class PolicyFaultsTest {

  @Nested
  class A_policy_with_fifty_faults {
    private final List<Problem> faults =
        Texts.problems(() -> PolicyReader.read(Texts.file("faults.yaml")));

    @Test
    void gives_all_fifty_each_at_its_place() throws IOException {
      assertThat(faults)
          .hasSize(50)
          .extracting(Texts::brief)
          .containsExactlyElementsOf(Files.readAllLines(Texts.file("faults.txt")));
    }

    @Test
    void says_of_each_in_which_file_it_is_and_what_to_do() {
      String file = Texts.file("faults.yaml").toString();
      assertThat(faults)
          .allSatisfy(fault -> assertThat(fault.at()).startsWith(file + ":"))
          .noneSatisfy(fault -> assertThat(fault.message()).isEmpty())
          .noneSatisfy(fault -> assertThat(fault.fix()).isEmpty());
    }
  }

  @Nested
  class Syntax {
    @ParameterizedTest
    @CsvSource({
      "p.yaml, 'a: [', 1:5 POLICY_SYNTAX",
      "p.yaml, 'a:\n\tb: 1', 2:1 POLICY_SYNTAX",
      "p.yaml, 'a: [*b]', 1:5 POLICY_SYNTAX",
      "p.yaml, 'a: \"\\UFFFFFFFF\"', 1:7 POLICY_SYNTAX",
      "p.yaml, 'version: 1\n---\nversion: 1', 2:1 SEVERAL_DOCUMENTS",
      "p.yaml, '', 1:1 EMPTY_VALUE",
      "p.json, '', 1:1 EMPTY_VALUE",
      "p.json, '{\"version\": 1} {}', 1:16 SEVERAL_DOCUMENTS",
      "p.json, '{\"version\" 1}', 1:12 POLICY_SYNTAX",
      "p.json, '[1]', 1:1 WRONG_TYPE",
    })
    void faults_are_located(String name, String text, String fault) {
      assertThat(Texts.faults(name, text)).containsExactly(fault);
    }

    @Test
    void faults_never_show_a_word_that_may_be_a_secret() {
      String text = "{\"version\": 1, \"password\": hunter2}";
      assertThatThrownBy(() -> PolicyReader.readText("p.json", text))
          .isInstanceOf(PaiAdminException.class)
          .hasMessageNotContaining("hunter2");
    }

    @Test
    void a_sign_that_cannot_be_printed_is_located() {
      assertThat(Texts.faults("p.yaml", "version: 1\nx: \u0007"))
          .containsExactly("2:4 POLICY_SYNTAX");
    }

    @Test
    void tags_are_refused_and_reading_goes_on() {
      assertThat(Texts.faults("p.yaml", "version: 1\nclusters: !!java.net.URL [x]"))
          .containsExactly("2:11 TAG", "2:27 WRONG_TYPE");
    }
  }

  @Nested
  class Keys {
    @Test
    void that_are_unknown_draw_the_nearest_known_one() {
      Problem fault =
          Texts.problems(() -> Texts.yaml(Texts.CLUSTERS + "tenancy: {prod: {gruops: []}}")).get(0);
      assertThat(fault.code()).isEqualTo("UNKNOWN_KEY");
      assertThat(fault.fix()).startsWith("write 'groups' if that is meant; known are default,");
    }

    @Test
    void that_stand_twice_are_named_with_both_places() {
      Problem fault = Texts.problems(() -> Texts.yaml("version: 1\nversion: 1")).get(0);
      assertThat(fault.at()).isEqualTo("p.yaml:2:1");
      assertThat(fault.message()).contains("p.yaml:1:1");
    }

    @Test
    void that_stand_twice_are_found_in_json_too() {
      assertThat(Texts.faults("p.json", "{\"version\": 1,\n \"version\": 1}"))
          .containsExactly("2:2 DUPLICATE_KEY");
    }

    @Test
    void that_are_no_texts_are_refused() {
      assertThat(Texts.faults("p.yaml", "version: 1\n? [a]\n: b"))
          .containsExactly("2:3 WRONG_TYPE");
    }

    @Test
    void that_name_something_need_quotes_like_any_name() {
      assertThat(Texts.tenancyFaults("tenancy: {on: {}}"))
          .containsExactly("5:11 AMBIGUOUS_SCALAR", "5:11 TENANCY_CLUSTER_UNKNOWN");
    }
  }

  @Nested
  class Scalars {
    @ParameterizedTest
    @ValueSource(
        strings = {
          "no",
          "on",
          "Yes",
          "y",
          "true",
          "null",
          "~",
          "007",
          "1e3",
          "1_000",
          "0x1F",
          "0o17",
          "0b11",
          "-12",
          "1.5",
          ".5",
          "12:30:45",
          "2024-01-01",
          "2024-01-01T10:00:00Z",
          ".inf"
        })
    void that_some_reader_takes_for_something_else_need_quotes(String name) {
      assertThat(Texts.tenancyFaults("tenancy: {prod: {admins: [" + name + "]}}"))
          .containsExactly("5:27 AMBIGUOUS_SCALAR");
    }

    @ParameterizedTest
    @ValueSource(strings = {"7", "true", "null", "1.5e3"})
    void that_are_no_strings_in_json_are_no_texts(String value) {
      String text =
          "{\"version\": 1, \"clusters\": [{\"name\": \"a\", \"priority\": %s,\n"
              + "\"authentication\": \"aad\", \"connector\": \"memory\"}]}";
      assertThat(Texts.faults("p.json", text.formatted(value)))
          .containsExactly("1:55 AMBIGUOUS_SCALAR");
    }

    @ParameterizedTest
    @CsvSource({
      "'1.0', VERSION",
      "2, VERSION",
      "'\"1\"', VERSION",
      "[1], WRONG_TYPE",
      "~, EMPTY_VALUE"
    })
    void must_be_1_to_be_the_version(String version, String code) {
      assertThat(Texts.faults("p.yaml", "version: " + version)).containsExactly("1:10 " + code);
    }

    @Test
    void of_a_setting_never_show_in_a_fault() {
      String text =
          "version: 1\nclusters: [{name: a, priority: b, authentication: aad, connector: c,"
              + " settings: {k: 'hunter${2}'}}]";
      assertThat(Texts.problems(() -> Texts.yaml(text)))
          .singleElement()
          .hasToString(
              "p.yaml:2:84: REFERENCE_ILLEGAL: 'k' has '${' in it and is no reference"
                  + " Fix: write ${env:NAME} or ${file:path} and nothing else");
    }

    @ParameterizedTest
    @ValueSource(
        strings = {"alice", "alice@", "@example.org", "a b@example.org", "a@b@c", "a@example.org."})
    void that_are_no_mail_addresses_are_refused(String address) {
      assertThat(
              Texts.tenancyFaults(
                  "tenancy: {prod: {users: [{name: a, email: '%s'}]}}".formatted(address)))
          .containsExactly("5:43 EMAIL_ILLEGAL");
    }
  }

  @Nested
  class What_is_written_twice {
    @Test
    void in_one_list_is_a_warning_and_counts_once() {
      Policy policy = Texts.yaml(Texts.CLUSTERS + "tenancy: {prod: {admins: [a, b, a]}}");
      assertThat(policy.wish("prod").admins().values()).containsExactly("a", "b");
      assertThat(policy.warnings()).singleElement().satisfies(PolicyFaultsTest::isTheSecondA);
    }

    @Test
    void and_says_the_same_is_a_warning() {
      String users = "tenancy: {prod: {users: [{name: a, email: a@b.c}, {name: a, email: a@b.c}]}}";
      Policy policy = Texts.yaml(Texts.CLUSTERS + users);
      assertThat(policy.wish("prod").users()).hasSize(1);
      assertThat(policy.warnings())
          .extracting(Texts::brief)
          .containsExactly("5:58 DUPLICATE_ENTRY");
    }

    @Test
    void and_contradicts_is_a_fault_with_both_places() {
      String users = "tenancy: {prod: {users: [{name: a, email: a@b.c}, {name: a, email: x@b.c}]}}";
      Problem fault = Texts.problems(() -> Texts.yaml(Texts.CLUSTERS + users)).get(0);
      assertThat(fault.isError()).isTrue();
      assertThat(fault.at()).isEqualTo("p.yaml:5:58");
      assertThat(fault.message()).isEqualTo("the user 'a' is written differently at p.yaml:5:33");
    }

    @ParameterizedTest
    @CsvSource({
      "'{name: a, storages: [r, s]}, {name: a, storages: [s, r]}', true",
      "'{name: a, members: [r, s]}, {name: a, members: [s, r]}', false",
      "'{name: a, members: []}, {name: a}', true",
    })
    void is_compared_by_what_it_says(String groups, boolean contradiction) {
      String text = Texts.CLUSTERS + "tenancy: {prod: {groups: [" + groups + "]}}";
      if (contradiction) {
        assertThat(Texts.faults("p.yaml", text)).hasSize(1).first().asString().endsWith("ENTRY");
      } else {
        assertThat(Texts.yaml(text).warnings()).hasSize(1);
      }
    }

    @Test
    void is_always_a_fault_for_a_cluster() {
      String twice = Texts.CLUSTERS + Texts.CLUSTERS.lines().skip(2).findFirst().orElseThrow();
      assertThat(Texts.faults("p.yaml", twice)).containsExactly("5:12 DUPLICATE_ENTRY");
    }
  }

  private static void isTheSecondA(Problem warning) {
    assertThat(warning.severity()).isEqualTo(Problem.Severity.WARNING);
    assertThat(warning.code()).isEqualTo("DUPLICATE_ENTRY");
    assertThat(warning.at()).isEqualTo("p.yaml:5:33");
    assertThat(warning.message()).isEqualTo("'a' in 'admins' is written already at p.yaml:5:27");
  }

  @Nested
  class Several_files {
    @TempDir Path folder;

    @Test
    void report_everything_at_once_with_numbers_in_order() throws IOException {
      Path broken = file("a.yaml", "version: [");
      Path second = file("b.yaml", "version: 1\n\n\n\n\n\n\n\n\nx: 1\ny: 1\n");
      Path third = file("c.json", "{\"version\": 1,\n\"z\": 1}");
      assertThat(faults(third, second, broken))
          .containsExactly(
              "a.yaml:1:11 POLICY_SYNTAX",
              "b.yaml:10:1 UNKNOWN_KEY",
              "b.yaml:11:1 UNKNOWN_KEY",
              "c.json:2:1 UNKNOWN_KEY");
    }

    @Test
    void may_not_declare_one_cluster_twice() throws IOException {
      Path one = file("one.yaml", Texts.CLUSTERS);
      Path two = file("two.yaml", Texts.CLUSTERS);
      Problem fault = Texts.problems(() -> PolicyReader.read(one, two)).get(0);
      assertThat(fault.at()).isEqualTo(two + ":3:12");
      assertThat(fault.message()).contains("'prod'").contains(one + ":3:12");
    }

    @Test
    void may_not_contradict_each_other_about_the_only_list_of_admins() throws IOException {
      Path one = file("one.yaml", Texts.CLUSTERS + "tenancy: {prod: {admins: [a]}}");
      Path two = file("two.yaml", "version: 1\ntenancy: {prod: {admins: [b]}}");
      assertThat(faults(one, two)).containsExactly("two.yaml:2:26 DUPLICATE_ENTRY");
    }

    @Test
    void do_not_blame_the_others_when_the_one_with_the_clusters_is_missing() throws IOException {
      Path two = file("two.yaml", "version: 1\ntenancy: {prod: {admins: [b]}}");
      assertThat(faults(folder.resolve("one.yaml"), two))
          .containsExactly("one.yaml FILE_UNREADABLE");
    }

    @Test
    void that_are_folders_or_not_utf_8_are_faults_too() throws IOException {
      Path latin = folder.resolve("latin.yaml");
      Files.write(latin, "# x\n# f\u00fcr".getBytes(StandardCharsets.ISO_8859_1));
      Path sub = Files.createDirectory(folder.resolve("sub"));
      assertThat(faults(latin, sub))
          .containsExactly("latin.yaml:2:4 POLICY_SYNTAX", "sub FILE_UNREADABLE");
    }

    @Test
    void must_be_at_least_one() {
      PaiAdminException fault = catchThrowableOfType(PaiAdminException.class, PolicyReader::read);
      assertThat(fault.code()).isEqualTo(StandardErrorCode.INVALID_INPUT);
    }

    private List<String> faults(Path... files) {
      return Texts.problems(() -> PolicyReader.read(files)).stream()
          .map(fault -> fault.at().substring(folder.toString().length() + 1) + " " + fault.code())
          .toList();
    }

    private Path file(String name, String text) throws IOException {
      return Files.writeString(folder.resolve(name), text);
    }
  }

  @Nested
  class Tenancy {
    @Test
    void of_a_cluster_that_is_not_declared_draws_the_nearest_declared_one() {
      Problem fault =
          Texts.problems(() -> Texts.yaml(Texts.CLUSTERS + "tenancy: {porod: {}}")).get(0);
      assertThat(fault.code()).isEqualTo("TENANCY_CLUSTER_UNKNOWN");
      assertThat(fault.at()).isEqualTo("p.yaml:5:11");
      assertThat(fault.fix()).isEqualTo("write 'prod' if that is meant; known are prod, east");
    }
  }
}
