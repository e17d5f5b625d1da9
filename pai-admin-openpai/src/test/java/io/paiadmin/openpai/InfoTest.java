package io.paiadmin.openpai;

import static io.paiadmin.api.StandardErrorCode.INVALID_SETTINGS;
import static io.paiadmin.api.StandardErrorCode.REMOTE_FAILURE;
import static io.paiadmin.api.StandardErrorCode.UNAUTHORIZED;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.Secret;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.Capability;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.Scheduler;
import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.openpai.stub.Fault;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the connector says of a cluster and of itself. */
class InfoTest extends OnStub {
  private static final Set<Capability> JOBS =
      EnumSet.of(Capability.READ_JOBS, Capability.STOP_JOB, Capability.TAG_JOB);
  private static final Set<Capability> JOBS_AND_GROUPS =
      EnumSet.of(
          Capability.READ_JOBS,
          Capability.STOP_JOB,
          Capability.TAG_JOB,
          Capability.CREATE_GROUP,
          Capability.UPDATE_GROUP,
          Capability.DELETE_GROUP);

  @Test
  void tells_version_mode_scheduler_and_account() {
    ClusterInfo info = basic().connect("root1").info();
    assertThat(info.version()).isEqualTo("v1.8.1");
    assertThat(info.authentication()).isEqualTo(AuthenticationMode.BASIC);
    assertThat(info.scheduler()).isEqualTo(Scheduler.HIVED);
    assertThat(info.account()).isEqualTo("root1");
    assertThat(aad().connect("root1").info().authentication()).isEqualTo(AuthenticationMode.AAD);
  }

  @Test
  void no_kinds_of_hardware_are_the_scheduler_of_kubernetes_and_no_answer_is_an_unknown_one() {
    StubbedCluster cluster = basic();
    cluster.server().cluster().hived(false);
    assertThat(cluster.connect("root1").info().scheduler()).isEqualTo(Scheduler.KUBERNETES);
    cluster.server().faults().always("GET", "sku-types", Fault.status(500));
    assertThat(cluster.connect("root1").info().scheduler()).isEqualTo(Scheduler.UNKNOWN);
  }

  @Nested
  class Capabilities_follow_from {
    @Test
    void the_mode() {
      assertThat(capabilities(basic().connect("root1")))
          .isEqualTo(EnumSet.complementOf(EnumSet.of(Capability.REVOKE_TOKENS)));
      assertThat(capabilities(aad().connect("root1"))).isEqualTo(JOBS_AND_GROUPS);
    }

    @Test
    void the_kind_of_token() {
      StubbedCluster cluster = basic();
      String application = cluster.server().applicationToken("root1");
      String browser = cluster.server().browserToken("root1");
      assertThat(capabilities(cluster.connectWithToken(application))).isEqualTo(JOBS);
      assertThat(capabilities(cluster.connectWithToken(browser)))
          .contains(Capability.CREATE_USER, Capability.CREATE_GROUP);
    }

    @Test
    void the_account() {
      assertThat(capabilities(basic().connect("alice"))).isEqualTo(JOBS);
    }

    @ParameterizedTest
    @CsvSource({
      "v1.2.0, SET_USER_GROUPS, false",
      "v1.3.1, SET_USER_GROUPS, false",
      "v1.4.0, SET_USER_GROUPS, true",
      "v1.10.0, SET_USER_GROUPS, true",
      "v1.2.0, TAG_JOB, false",
      "v1.3.0, TAG_JOB, true",
      "v2.0.0, TAG_JOB, true",
    })
    void the_version(String version, Capability capability, boolean isThere) {
      StubbedCluster cluster = basic();
      cluster.server().cluster().version(version);
      assertThat(capabilities(cluster.connect("root1")).contains(capability)).isEqualTo(isThere);
    }

    @Test
    void what_the_token_says_where_an_old_server_cannot_be_asked() {
      StubbedCluster cluster = basic();
      cluster.server().cluster().version("v1.5.0");
      String application = cluster.server().applicationToken("root1");
      assertThat(cluster.connectWithToken(application).info())
          .satisfies(info -> assertThat(info.account()).isEqualTo("root1"))
          .satisfies(info -> assertThat(info.capabilities()).isEqualTo(JOBS));
    }

    @Test
    void a_version_that_the_server_does_not_know_as_from_the_newest() {
      StubbedCluster cluster = basic();
      cluster.server().cluster().version(null);
      ClusterInfo info = cluster.connect("root1").info();
      assertThat(info.version()).isEmpty();
      assertThat(info.can(Capability.SET_USER_GROUPS)).isTrue();
    }

    @Test
    void an_unknown_version_that_cannot_be_asked_about_tokens_as_from_the_oldest() {
      StubbedCluster cluster = basic();
      cluster.server().cluster().version(null);
      cluster.server().faults().always("GET", "/tokens/check", Fault.missing());
      assertThat(capabilities(cluster.connect("root1")))
          .contains(Capability.CREATE_GROUP)
          .doesNotContain(Capability.SET_USER_GROUPS, Capability.TAG_JOB);
    }

    private Set<Capability> capabilities(ClusterConnector connector) {
      return connector.info().capabilities();
    }
  }

  @Nested
  class The_way_to_the_server {
    @Test
    void leads_through_the_gateway_as_well() {
      StubbedCluster cluster = basic();
      String direct = cluster.server().url().toString();
      for (String url :
          new String[] {direct, direct + "/rest-server", direct + "/rest-server/api/v2"}) {
        assertThat(cluster.connect("root1", Map.of("url", url)).read().users()).hasSize(5);
      }
    }

    @Test
    void is_found_behind_a_gateway_that_was_given_without_its_path() {
      StubbedCluster cluster = basic();
      cluster.server().faults().next("GET", "/api/v2/info", Fault.gateway(404));
      assertThat(cluster.connect("root1").read().users()).hasSize(5);
      assertThat(cluster.server().received())
          .anyMatch(request -> request.path().startsWith("/rest-server/"));
    }

    @Test
    void does_not_follow_a_redirection_which_could_carry_the_token_elsewhere() {
      StubbedCluster cluster = basic();
      cluster.server().faults().always("*", "", Fault.redirect("https://elsewhere.example.org/"));
      assertThat(refusal(REMOTE_FAILURE, cluster.connect("root1")::info))
          .hasMessageContaining("status 302")
          .hasMessageContaining("redirections are not followed");
    }
  }

  @Nested
  class An_account_that_is_not_let_in {
    @ParameterizedTest
    @ValueSource(strings = {"root1", "nobody"})
    void has_a_wrong_name_or_password(String name) {
      ClusterConnector connector =
          basic()
              .connect(Map.of("username", name), Map.of("password", Secret.of("wrong-password")));
      assertThat(refusal(UNAUTHORIZED, connector::read)).hasMessageNotContaining("wrong-password");
    }

    @Test
    void still_learns_the_mode() {
      ClusterInfo info = aad().connectWithToken("a.b.c").info();
      assertThat(info.authentication()).isEqualTo(AuthenticationMode.AAD);
      assertThat(info.capabilities()).isEmpty();
    }

    @Test
    void has_a_token_that_is_not_valid() {
      assertThat(refusal(UNAUTHORIZED, basic().connectWithToken("a.b.c")::read))
          .hasMessageContaining("every group of it still exists");
    }

    @Test
    void may_be_in_a_group_that_does_not_exist() {
      StubbedCluster cluster = basic();
      String token = cluster.server().browserToken("bob");
      cluster.server().cluster().vanishGroup("speech");
      assertThat(refusal(UNAUTHORIZED, cluster.connectWithToken(token)::read))
          .hasMessageContaining("every group of it still exists");
      assertThat(refusal(REMOTE_FAILURE, cluster.connect("bob")::read))
          .hasMessageContaining("every group of the account still exists");
    }
  }

  @Nested
  class A_password_for_a_cluster_in_aad_mode {
    private final StubbedCluster cluster = aad();
    private final ClusterConnector connector =
        cluster.connect(Map.of("username", "root1"), Map.of("password", Secret.of("any-password")));

    @Test
    void still_lets_the_connector_tell_the_mode() {
      assertThat(connector.info().authentication()).isEqualTo(AuthenticationMode.AAD);
      assertThat(connector.info().capabilities()).isEmpty();
    }

    @Test
    void is_told_to_be_of_no_use() {
      assertThat(refusal(INVALID_SETTINGS, connector::read))
          .hasMessageContaining("give the setting token");
    }
  }
}
