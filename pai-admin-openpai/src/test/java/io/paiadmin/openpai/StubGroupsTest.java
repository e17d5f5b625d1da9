package io.paiadmin.openpai;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.Group;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Groups, where the recordings are silent. */
class StubGroupsTest extends StubTest {
  private static final Group RICH =
      new Group(
          "rich",
          "described",
          "sg-rich",
          new Acls(false, List.of("vc1"), List.of("b", "a"), Map.of("tier", "{\"x\":[1,null]}")),
          Map.of("contact", "[\"alice\"]"));

  private String told(String path, String body) {
    return root.told("PUT", "/api/v2/groups" + path, body.replace('\'', '"'));
  }

  @Test
  void what_the_api_knows_of_a_group_comes_back_as_given() {
    cluster.group(RICH);
    assertThat(group("rich")).isEqualTo(RICH);
    assertThat(StubClient.json(alice.get("/api/v2/groups/rich")).at("/extension/acls/tier/x/0"))
        .hasToString("1");
  }

  @Test
  void a_part_of_the_acls_sent_as_a_patch_resets_the_rest() {
    cluster.group(RICH);
    String body =
        "{'patch':true,'data':{'groupname':'rich','extension':{'acls':{'storageConfigs':['s']}}}}";
    assertThat(told("", body)).startsWith("201");
    assertThat(group("rich").acls()).isEqualTo(Acls.of(List.of(), List.of("s")));
    assertThat(group("rich").otherExtension()).isEqualTo(RICH.otherExtension());
  }

  @Test
  void a_whole_update_replaces_the_extension() {
    cluster.group(RICH);
    String body =
        "{'data':{'groupname':'rich','description':'d','externalName':'e','extension':{'a':1}}}";
    assertThat(told("", body)).startsWith("201");
    assertThat(group("rich")).isEqualTo(new Group("rich", "d", "e", Acls.NONE, Map.of("a", "1")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"description", "externalName"})
  void an_empty_text_is_refused_in_an_update(String field) {
    String body = "{'patch':true,'data':{'groupname':'team','%s':''}}".formatted(field);
    assertThat(told("", body)).isEqualTo("400 InvalidParametersError");
  }

  @Test
  void an_empty_text_or_none_clears_by_the_older_routes() {
    cluster.group(RICH);
    assertThat(told("/rich/description", "{}")).startsWith("201");
    assertThat(told("/rich/externalname", "{'externalName':''}")).startsWith("201");
    assertThat(group("rich")).isEqualTo(RICH.withDetails("", ""));
  }

  @ParameterizedTest
  @CsvSource({
    "/extension, {'extension':{}}",
    "/description, {}",
    "/externalname, {}",
  })
  void an_unknown_group_is_an_error_of_the_server_by_the_older_routes(String part, String body) {
    assertThat(told("/nope" + part, body)).isEqualTo("500 UnknownError");
    assertThat(told("/nope/extension/acls/admin", "{'data':true}")).isEqualTo("400 NoGroupError");
  }

  @Test
  void a_path_into_the_extension_creates_its_parents() {
    assertThat(told("/team/extension/a/b/c", "{'data':[1]}")).startsWith("201");
    assertThat(group("team").otherExtension()).isEqualTo(Map.of("a", "{\"b\":{\"c\":[1]}}"));
    assertThat(group("team").acls().storages()).containsExactly("nfs");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/team/extension/acls/virtualClusters | {'data':'vc1'}",
        "/team/extension/acls/admin           | {'data':7}",
        "/team/extension                      | {'extension':{'acls':[]}}"
      })
  void acls_of_wrong_types_are_an_error_of_the_server(String path, String body) {
    assertThat(told(path, body)).isEqualTo("500 UnknownError");
    assertThat(group("team").acls()).isEqualTo(Acls.of(List.of("vc1", "default"), List.of("nfs")));
  }

  @Test
  void storages_of_a_wrong_type_are_kept_as_they_are() {
    assertThat(told("/team/extension/acls/storageConfigs", "{'data':'nfs'}")).startsWith("201");
    assertThat(group("team").acls().storages()).isEmpty();
    assertThat(group("team").acls().other()).isEqualTo(Map.of("storageConfigs", "\"nfs\""));
  }

  @Test
  void a_body_that_wraps_nothing_is_refused() {
    assertThat(root.send("PUT", "/api/v2/groups", "{\"groupname\": \"team\"}").body())
        .contains("InvalidParametersError", "\\\"groupname\\\" is not allowed");
  }

  @Test
  void nothing_guards_the_groups_that_everything_hangs_on() {
    assertThat(root.status("DELETE", "/api/v2/groups/default", null)).isEqualTo(200);
    assertThat(groupsOf("root")).containsExactly("admingroup");
    assertThat(root.status("DELETE", "/api/v2/groups/admingroup", null)).isEqualTo(200);
    assertThat(root.told("DELETE", "/api/v2/groups/team", null))
        .isEqualTo("403 ForbiddenUserError");
  }

  @Test
  void an_unknown_group_has_no_members() {
    assertThat(root.get("/api/v2/groups/nope/userlist").body()).isEqualTo("[]");
  }
}
