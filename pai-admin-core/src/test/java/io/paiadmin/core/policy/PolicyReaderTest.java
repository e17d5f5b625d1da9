package io.paiadmin.core.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.core.plugin.SettingValue;
import io.paiadmin.core.plugin.SettingValue.Kind;
import io.paiadmin.core.plugin.SettingValue.Literal;
import io.paiadmin.core.plugin.SettingValue.Reference;
import io.paiadmin.core.tenancy.wish.Cell;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.tenancy.wish.Unmanaged;
import io.paiadmin.core.tenancy.wish.UserWish;
import io.paiadmin.core.tenancy.wish.Wish;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a sound policy says. */
class PolicyReaderTest {
  private static final String PLACES = "(.*\\.)?at";

  @Nested
  class The_sample {
    private static final Wish WANTED =
        Wish.NOTHING
            .withDefaultStorages("nfs-common")
            .withAdmins("root1", "root2")
            .withGroups(
                GroupWish.named("vision")
                    .withDescription("Vision team")
                    .withExternalName("sg-vision")
                    .withVirtualClusters("vision")
                    .withStorages("nfs-vision")
                    .withMembers("alice", "bob")
                    .withRenamedFrom("oldvision"))
            .withUsers(UserWish.named("alice").withEmail("alice@example.org"));

    @ParameterizedTest
    @ValueSource(strings = {"sample.yaml", "sample.json"})
    void says_who_may_use_what(String file) {
      assertThat(PolicyReader.read(Texts.file(file)).tenancy().get("prod"))
          .usingRecursiveComparison()
          .ignoringFieldsMatchingRegexes(PLACES)
          .isEqualTo(WANTED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"sample.yaml", "sample.json"})
    void declares_the_cluster(String file) {
      ClusterPolicy prod = PolicyReader.read(Texts.file(file)).cluster("prod");
      assertThat(prod.name().value()).isEqualTo("prod");
      assertThat(prod.priority()).isEqualTo("production");
      assertThat(prod.authentication()).isEqualTo(AuthenticationMode.BASIC);
      assertThat(prod.connector()).isEqualTo("memory");
      assertThat(prod.settings()).containsExactlyEntriesOf(one("state", "state.json"));
      assertThat(prod.directory()).isEqualTo(Texts.file(file).getParent());
    }

    @Test
    void gives_equal_values_in_both_languages() {
      assertThat(PolicyReader.read(Texts.file("sample.json")))
          .usingRecursiveComparison()
          .ignoringFieldsMatchingRegexes(PLACES)
          .isEqualTo(PolicyReader.read(Texts.file("sample.yaml")));
    }

    @Test
    void knows_where_everything_stands() {
      Path file = Texts.file("sample.yaml");
      Wish wish = PolicyReader.read(file).wish("prod");
      GroupWish vision = wish.groups().get(0);
      assertThat(wish.admins().at()).isEqualTo(file + ":7:13");
      assertThat(vision.name().at()).isEqualTo(file + ":9:15");
      assertThat(vision.members().names())
          .containsExactly(
              new Placed<>("alice", file + ":14:19"), new Placed<>("bob", file + ":14:26"));
      assertThat(wish.users().get(0).email().at()).isEqualTo(file + ":17:30");
    }

    @Test
    void knows_its_places_in_json_too() {
      Path file = Texts.file("sample.json");
      assertThat(PolicyReader.read(file).wish("prod").admins().names())
          .containsExactly(
              new Placed<>("root1", file + ":15:15"), new Placed<>("root2", file + ":15:24"));
    }

    private static Map<String, SettingValue> one(String key, String text) {
      return Map.of(key, new Literal(text));
    }
  }

  @Nested
  class A_cluster_with_a_directory {
    private final Policy policy = PolicyReader.read(Texts.file("directory.yaml"));

    @Test
    void keeps_its_references_unresolved() {
      assertThat(policy.cluster("east").settings())
          .containsEntry("token", new Reference(Kind.ENV, "EAST_TOKEN"))
          .containsEntry("ca", new Reference(Kind.FILE, "secrets/ca.pem"));
    }

    @Test
    void keeps_numbers_and_booleans_as_they_are_written() {
      assertThat(policy.cluster("east").settings())
          .containsEntry("retries", new Literal("3"))
          .containsEntry("verify", new Literal("yes"))
          .containsEntry("note", new Literal(""));
    }

    @Test
    void says_whom_the_directory_should_have() {
      GroupWish speech = policy.wish("east").groups().get(0);
      assertThat(speech.expected().values()).containsExactly("dave", "erin");
      assertThat(policy.wish("east").unmanaged().value()).isEqualTo(Unmanaged.REPORT);
    }

    @Test
    void leaves_absent_what_is_absent() {
      Wish wish = policy.wish("east");
      assertThat(wish.admins()).isNull();
      assertThat(wish.users()).isNull();
      assertThat(wish.groups().get(0).members()).isNull();
    }
  }

  @Nested
  class A_text {
    @Test
    void tells_absent_from_empty() {
      String text = "tenancy: {prod: {groups: [], default: {storages: []}}}";
      Wish wish = Texts.yaml(Texts.CLUSTERS + text).wish("prod");
      assertThat(wish.groups()).isEmpty();
      assertThat(wish.defaultStorages().names()).isEmpty();
      assertThat(wish.users()).isNull();
    }

    @Test
    void says_which_hardware_a_new_virtual_cluster_has() {
      String cells =
          "[{cellType: A1-POOL.A1-NODE, cellNumber: 2}, {cellType: CPU, cellNumber: 12}]";
      String text = "tenancy: {prod: {groups: [{name: speech, cells: " + cells + "}]}}";
      Wish wish = Texts.yaml(Texts.CLUSTERS + text).wish("prod");
      assertThat(wish.groups().get(0).cells())
          .containsExactly(new Cell("A1-POOL.A1-NODE", 2), new Cell("CPU", 12));
    }

    @Test
    void may_begin_with_a_byte_order_mark_and_end_its_lines_as_windows_does() {
      String text = "\uFEFF" + Texts.CLUSTERS.replace("\n", "\r\n");
      assertThat(Texts.yaml(text).clusters()).isEqualTo(Texts.yaml(Texts.CLUSTERS).clusters());
    }

    @Test
    void may_be_json_with_a_byte_order_mark() {
      assertThat(PolicyReader.readText("P.JSON", "\uFEFF{\r\n\t\"version\": 1}").clusters())
          .isEmpty();
    }

    @Test
    void takes_anything_in_quotes_for_a_text() {
      String text = "tenancy: {prod: {admins: [\"no\", '007', \"null\", \"1e3\"]}}";
      assertThat(Texts.yaml(Texts.CLUSTERS + text).wish("prod").admins().values())
          .containsExactly("no", "007", "null", "1e3");
    }

    @Test
    void may_use_an_anchor_and_places_an_alias_where_it_stands() {
      String text =
          "tenancy:\n  prod: {default: {storages: &a [x]}}\n  east: {default: {storages: *a}}\n";
      Policy policy = Texts.yaml(Texts.CLUSTERS + text);
      assertThat(policy.wish("east").defaultStorages().values()).containsExactly("x");
      assertThat(policy.wish("east").defaultStorages().at()).isEqualTo("p.yaml:7:30");
    }

    @Test
    void starts_relative_paths_from_the_working_directory() {
      assertThat(Texts.yaml(Texts.CLUSTERS).cluster("prod").directory())
          .isEqualTo(Path.of("").toAbsolutePath());
    }
  }

  @Nested
  class Several_files {
    @TempDir Path folder;

    @Test
    void form_one_policy() throws IOException {
      Path one =
          file("one.yaml", Texts.CLUSTERS + "tenancy: {prod: {admins: [a], users: [{name: a}]}}");
      Path two =
          file(
              "two.json",
              "{\"version\": 1, \"tenancy\": {\"prod\": {\"users\": [{\"name\": \"b\"}]}}}");
      Wish wish = PolicyReader.read(one, two).wish("prod");
      assertThat(wish.admins().values()).containsExactly("a");
      assertThat(wish.users()).extracting(user -> user.name().value()).containsExactly("a", "b");
    }

    @Test
    void may_name_one_file_twice() throws IOException {
      Path one = file("one.yaml", Texts.CLUSTERS);
      assertThat(PolicyReader.read(one, one).clusters()).hasSize(2);
    }

    @Test
    void give_each_cluster_the_folder_of_its_own_file() throws IOException {
      Files.createDirectory(folder.resolve("sub"));
      Path one = file("one.yaml", Texts.CLUSTERS);
      Path two = file("sub/two.yaml", Texts.CLUSTERS.replace("prod,", "p,").replace("east,", "e,"));
      Policy policy = PolicyReader.read(List.of(one, two));
      assertThat(policy.cluster("prod").directory()).isEqualTo(folder);
      assertThat(policy.cluster("p").directory()).isEqualTo(folder.resolve("sub"));
    }

    private Path file(String name, String text) throws IOException {
      return Files.writeString(folder.resolve(name), text);
    }
  }

  @Nested
  class A_look_up {
    private final Policy policy = Texts.yaml(Texts.CLUSTERS);

    @Test
    void finds_a_cluster_by_name() {
      assertThat(policy.cluster("east").authentication()).isEqualTo(AuthenticationMode.AAD);
    }

    @Test
    void says_which_clusters_there_are_and_which_one_is_nearest() {
      PaiAdminException fault =
          catchThrowableOfType(PaiAdminException.class, () -> policy.cluster("pord"));
      assertThat(fault.code()).isEqualTo(StandardErrorCode.NOT_FOUND);
      assertThat(fault).hasMessageContaining("'pord'").hasMessageContaining("write 'prod'");
      assertThat(fault).hasMessageContaining("known are prod, east");
    }

    @Test
    void wants_nothing_of_a_cluster_without_tenancy() {
      assertThat(policy.wish("prod")).isEqualTo(Wish.NOTHING);
    }
  }
}
