package io.paiadmin.openpai.change;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.openpai.change.GroupUpdate.Step;
import io.paiadmin.openpai.http.Request;
import io.paiadmin.openpai.json.Json;
import io.paiadmin.openpai.wire.GroupComparison;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** The calls that take a group from what it is to what it shall be. */
class GroupUpdateTest {
  private static final Acls ACLS =
      new Acls(false, List.of("vc1"), List.of("nfs1"), Map.of("quota", "{\"gpu\":4}"));
  private static final Group TEAM = new Group("team", "Team", "sg-team", ACLS, Map.of());

  @Test
  void nothing_is_sent_when_nothing_differs() {
    assertThat(GroupUpdate.between(TEAM, TEAM)).isEmpty();
  }

  @Test
  void another_text_is_one_call_which_leaves_the_acls_alone() {
    assertThat(requests(TEAM, TEAM.withDetails("New", "sg-team")))
        .containsExactly(
            put(
                "/api/v2/groups",
                "{'patch':true,'data':{'description':'New','groupname':'team'}}"));
  }

  @Test
  void acls_are_written_whole_with_what_is_carried_along() {
    assertThat(requests(TEAM, TEAM.withAcls(ACLS.withStorages(List.of()))))
        .containsExactly(
            put(
                "/api/v2/groups",
                "{'patch':true,'data':{'extension':{'acls':{'admin':false,"
                    + "'virtualClusters':['vc1'],'quota':{'gpu':4}}},'groupname':'team'}}"));
  }

  @Test
  void the_order_of_virtual_clusters_is_no_difference() {
    Acls two = ACLS.withVirtualClusters(List.of("a", "b"));
    Acls turned = ACLS.withVirtualClusters(List.of("b", "a"));
    assertThat(GroupUpdate.between(TEAM.withAcls(two), TEAM.withAcls(turned))).isEmpty();
  }

  @Test
  void a_text_is_cleared_by_a_call_of_its_own() {
    assertThat(requests(TEAM, TEAM.withDetails("", "")))
        .containsExactly(
            put("/api/v2/groups/team/description", "{'description':''}"),
            put("/api/v2/groups/team/externalname", "{'externalName':''}"));
  }

  @Property
  void the_last_call_reaches_what_is_wanted(
      @ForAll("groups") Group now, @ForAll("groups") Group wanted) {
    List<Step> steps = GroupUpdate.between(now, wanted);
    Group reached = steps.isEmpty() ? now : steps.get(steps.size() - 1).reached();
    assertThat(GroupComparison.of(reached)).isEqualTo(GroupComparison.of(wanted));
  }

  @Property
  void every_call_changes_something(@ForAll("groups") Group now, @ForAll("groups") Group wanted) {
    Group before = now;
    for (Step step : GroupUpdate.between(now, wanted)) {
      assertThat(GroupComparison.of(step.reached())).isNotEqualTo(GroupComparison.of(before));
      before = step.reached();
    }
  }

  @Property
  void the_combined_call_holds_no_empty_text(
      @ForAll("groups") Group now, @ForAll("groups") Group wanted) {
    for (Step step : GroupUpdate.between(now, wanted)) {
      JsonNode data = Json.value(String.valueOf(step.request().body())).orElseThrow().path("data");
      assertThat(data).noneMatch(value -> value.isTextual() && value.textValue().isEmpty());
    }
  }

  @Provide
  Arbitrary<Group> groups() {
    Arbitrary<String> texts = Arbitraries.of("", "one", "two");
    Arbitrary<List<String>> names = Arbitraries.of("a", "b").list().uniqueElements();
    Arbitrary<Map<String, String>> others = Arbitraries.of(Map.of(), Map.of("tier", "\"gold\""));
    Arbitrary<Acls> acls =
        Combinators.combine(Arbitraries.of(true, false), names, names, others).as(Acls::new);
    return Combinators.combine(texts, texts, acls)
        .as((text, external, grants) -> new Group("team", text, external, grants, Map.of()));
  }

  private static List<Request> requests(Group now, Group wanted) {
    return GroupUpdate.between(now, wanted).stream().map(Step::request).toList();
  }

  private static Request put(String path, String body) {
    return new Request("PUT", path, body.replace('\'', '"'));
  }
}
