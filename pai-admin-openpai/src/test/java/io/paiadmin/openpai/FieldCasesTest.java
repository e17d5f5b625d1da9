package io.paiadmin.openpai;

import static io.paiadmin.api.StandardErrorCode.CONFLICT;
import static io.paiadmin.api.StandardErrorCode.NOT_FOUND;
import static io.paiadmin.api.StandardErrorCode.UNSUPPORTED;
import static io.paiadmin.api.cluster.AuthenticationMode.BASIC;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.Problem;
import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.GroupChange.CreateGroup;
import io.paiadmin.api.cluster.GroupChange.DeleteGroup;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.cluster.VirtualCluster;
import io.paiadmin.api.kit.Fixture;
import io.paiadmin.api.kit.StandardCluster;
import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.core.apply.Applier;
import io.paiadmin.core.apply.ApplyListener;
import io.paiadmin.core.apply.ApplyOutcome;
import io.paiadmin.core.apply.Passwords;
import io.paiadmin.core.apply.Pause;
import io.paiadmin.core.report.PlanReport;
import io.paiadmin.core.tenancy.Binding;
import io.paiadmin.core.tenancy.WishExport;
import io.paiadmin.core.tenancy.access.Access;
import io.paiadmin.core.tenancy.access.Resource;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.openpai.stub.Received;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What people reported of OpenPAI, against the server as it is; numbers are those of the list. */
@DisplayName("What public bug reports on OpenPAI taught")
class FieldCasesTest extends OnStub {
  @Test
  @DisplayName(
      "42 (pai#2812) a name from an old release that is illegal now is reported, not fatal")
  void illegal_names_are_reported() {
    StubbedCluster cluster = aad();
    cluster.server().cluster().virtualCluster(VirtualCluster.named("视觉"));
    cluster.server().cluster().group(Group.of("视觉", Acls.of(List.of("视觉"), List.of())));
    try (Administered administered = Administered.of(cluster, "groups: []\n")) {
      assertThat(administered.tenancy().plan().problems())
          .filteredOn(problem -> problem.code().equals("ILLEGAL_ACTUAL"))
          .extracting(Problem::at)
          .anyMatch(at -> at.contains("视觉"));
    }
  }

  @Test
  @DisplayName("45 (pai#5120) what the server calls an unknown error is told by reading back")
  void unknown_errors_get_their_names() {
    ClusterConnector connector = basic().connect("root1");
    assertThat(
            refusal(
                CONFLICT, () -> connector.apply(new CreateGroup(Group.of("vision", Acls.NONE)))))
        .hasMessageContaining("'vision' already");
    refusal(NOT_FOUND, () -> connector.apply(new DeleteGroup("nosuch")));
  }

  @Test
  @DisplayName("46 (pai#4415, #4158) who is refused learns which groups would grant it")
  void a_refusal_names_the_groups_to_ask_for() {
    try (Administered administered = Administered.of(aad(), "groups: []\n")) {
      Access access = administered.tenancy().access();
      assertThat(access.why("alice", Resource.virtualCluster("speech")).toString())
          .contains("speech", "sg-speech");
    }
  }

  @Test
  @DisplayName("47 (pai#3014) in AAD mode a new grant says when members get it")
  void effects_that_wait_for_a_login_say_so() {
    String tenancy =
        """
        groups:
          - name: audio
            externalName: sg-audio
            virtualClusters: [speech]
        """;
    try (Administered administered = Administered.of(aad(), tenancy)) {
      Plan<?> plan = administered.tenancy().plan();
      assertThat(PlanReport.text(plan)).contains("sign-in");
      assertThat(administered.tenancy().apply(plan).isVerified()).isTrue();
    }
  }

  @Test
  @DisplayName(
      "48 (pai#5536) what the server's version cannot do is refused before anything is done")
  void versions_are_looked_at_first() {
    StubbedCluster cluster = basic();
    cluster.server().cluster().version("v1.3.0");
    String tenancy =
        """
        groups:
          - name: vision
            storages: [nfs-common]
            members: [alice]
        """;
    try (Administered administered = Administered.of(cluster, tenancy)) {
      Plan<?> plan = administered.tenancy().plan();
      assertThat(plan.steps()).hasSizeGreaterThan(1);
      refusal(UNSUPPORTED, () -> administered.tenancy().apply(plan));
      assertThat(cluster.server().received()).noneMatch(Received::wrote);
    }
  }

  @Test
  @DisplayName("49 (pai#5443, #2078) many users get a virtual cluster in one plan, a step each")
  void many_users_at_once() {
    int many = 200;
    StubbedCluster cluster = basic();
    IntStream.range(0, many)
        .mapToObj(i -> new User("user" + i, "", List.of("default")))
        .forEach(user -> cluster.server().cluster().user(user, StubbedCluster.PASSWORD));
    String members =
        IntStream.range(0, many).mapToObj(i -> "user" + i).collect(Collectors.joining(", "));
    String tenancy = "groups:\n  - {name: speech, members: [bob, " + members + "]}\n";
    try (Administered administered = Administered.of(cluster, tenancy)) {
      Plan<?> plan = administered.tenancy().plan();
      assertThat(plan.steps()).hasSize(many);
      assertThat(administered.tenancy().apply(plan).isVerified()).isTrue();
      assertThat(administered.tenancy().access().who(Resource.virtualCluster("speech")))
          .hasSizeGreaterThan(many);
    }
  }

  @Test
  @DisplayName("50 (pai#5786) after a reinstallation an export gives everybody the same access")
  void an_export_restores_a_cluster() {
    StubbedCluster before = basic();
    ClusterState exported = before.connect("root1").read();
    StubbedCluster after = StubbedCluster.holding(reinstalled());
    ClusterConnector connector = after.connect("root1");
    Plan<?> plan =
        Binding.of(BASIC)
            .plan("prod", WishExport.of(BASIC, exported), connector.info(), connector.read());
    ApplyOutcome outcome =
        new Applier(connector, Passwords.random(new SecureRandom()), Pause.NONE)
            .apply(plan, ApplyListener.NONE);
    assertThat(outcome.isVerified()).isTrue();
    assertThat(pairs(connector.read())).isEqualTo(pairs(exported)).hasSizeGreaterThan(10);
    after.close();
  }

  /**
   * What the server makes at its first start: the groups of its configuration, one administrator.
   */
  private static Fixture reinstalled() {
    ClusterState state = StandardCluster.in(BASIC).state();
    List<Group> groups =
        List.of(
            Group.of("admingroup", new Acls(true, List.of(), List.of(), Map.of())),
            Group.of("default", Acls.of(List.of("default"), List.of())),
            Group.of("speech", Acls.of(List.of("speech"), List.of())),
            Group.of("vision", Acls.of(List.of("vision"), List.of())));
    ClusterState bare =
        ClusterState.complete(
            List.of(StandardCluster.ROOT), groups, state.virtualClusters(), state.storages());
    return new Fixture(BASIC, bare, List.of());
  }

  private static List<String> pairs(ClusterState state) {
    Access access = Access.of(BASIC, state);
    List<String> pairs = new ArrayList<>();
    for (User user : state.users()) {
      access.what(user.name()).forEach(resource -> pairs.add(user.name() + " " + resource));
    }
    return pairs.stream().sorted().toList();
  }
}
