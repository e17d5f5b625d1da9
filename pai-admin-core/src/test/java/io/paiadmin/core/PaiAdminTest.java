package io.paiadmin.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.api.spi.ClusterConnectorProvider;
import io.paiadmin.api.spi.PluginContext;
import io.paiadmin.api.spi.Settings;
import io.paiadmin.api.spi.SpiVersion;
import io.paiadmin.core.builtin.MemoryCluster;
import io.paiadmin.core.policy.Policy;
import io.paiadmin.core.policy.PolicyReader;
import io.paiadmin.core.tenancy.World;
import io.paiadmin.core.tenancy.access.Resource;
import io.paiadmin.core.tenancy.plan.Plan;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class PaiAdminTest {
  private static final Policy POLICY =
      PolicyReader.readText(
          "policy.yaml",
          """
          version: 1
          clusters:
            - {name: prod, priority: production, authentication: basic, connector: trial}
            - {name: staging, priority: test, authentication: basic, connector: trial}
            - {name: lab, priority: test, authentication: aad, connector: trial}
          tenancy:
            prod:
              groups:
                - {name: vc1, members: [a]}
          """);

  private final List<String> closed = new ArrayList<>();
  private boolean lineIsDead;

  @Nested
  class A_cluster {
    @Test
    void is_planned_applied_and_asked_about() {
      try (PaiAdmin admin = admin()) {
        ClusterTenancy prod = admin.tenancy("prod");
        assertThat(prod.apply(prod.plan()).isComplete()).isTrue();
        assertThat(prod.access().who(Resource.virtualCluster("vc1"))).contains("a");
        assertThat(prod.apply(prod.leave("a", "vc1")).isComplete()).isTrue();
        assertThat(prod.access().who(Resource.virtualCluster("vc1"))).doesNotContain("a");
        assertThat(prod.restart().loses()).isFalse();
      }
    }

    @Test
    void in_another_mode_than_the_policy_says_is_refused() {
      try (PaiAdmin admin = admin()) {
        ClusterTenancy lab = admin.tenancy("lab");
        PaiAdminException refusal = catchThrowableOfType(PaiAdminException.class, lab::plan);
        assertThat(refusal.code()).isEqualTo(StandardErrorCode.CONFLICT);
        assertThat(refusal.problems().get(0).at()).isEqualTo("policy.yaml:5:12");
        assertThat(catchThrowableOfType(PaiAdminException.class, lab::access).code())
            .isEqualTo(StandardErrorCode.CONFLICT);
      }
    }

    @Test
    void takes_no_plan_that_was_made_for_another() {
      try (PaiAdmin admin = admin()) {
        Plan<?> plan = admin.tenancy("prod").plan();
        assertThatThrownBy(() -> admin.tenancy("staging").apply(plan))
            .isInstanceOf(PaiAdminException.class)
            .hasMessageContaining("'prod'")
            .hasMessageContaining("'staging'");
      }
    }
  }

  @Nested
  class Closing {
    @Test
    void goes_on_when_one_connector_fails_to_close() {
      lineIsDead = true;
      PaiAdmin admin = admin();
      admin.tenancy("prod");
      admin.tenancy("staging");
      assertThatThrownBy(admin::close).isInstanceOf(PaiAdminException.class);
      assertThat(closed).containsExactlyInAnyOrder("prod", "staging");
      admin.close();
      assertThat(closed).hasSize(2);
    }

    @Test
    void is_for_good() {
      PaiAdmin admin = admin();
      admin.close();
      assertThatThrownBy(() -> admin.tenancy("prod")).hasMessageContaining("closed");
    }
  }

  private PaiAdmin admin() {
    return PaiAdmin.of(POLICY).withoutSearch().register(new Trial()).build();
  }

  /** Connects to a small cluster, and fails to close the one called prod when the line is dead. */
  private final class Trial implements ClusterConnectorProvider {
    @Override
    public String id() {
      return "trial";
    }

    @Override
    public int apiVersion() {
      return SpiVersion.CURRENT;
    }

    @Override
    public ClusterConnector connect(Settings settings, PluginContext context) {
      ClusterState state = World.basic().vcs("vc1").user("a", "default").state();
      MemoryCluster cluster = MemoryCluster.of(AuthenticationMode.BASIC, state);
      return context.instance().equals("lab") ? cluster : new Recorded(cluster, context.instance());
    }
  }

  private final class Recorded implements ClusterConnector {
    private final MemoryCluster cluster;
    private final String name;

    Recorded(MemoryCluster cluster, String name) {
      this.cluster = cluster;
      this.name = name;
    }

    @Override
    public ClusterInfo info() {
      return cluster.info();
    }

    @Override
    public ClusterState read() {
      return cluster.read();
    }

    @Override
    public void apply(ClusterChange change) {
      cluster.apply(change);
    }

    @Override
    public void close() {
      closed.add(name);
      if (lineIsDead && name.equals("prod")) {
        throw new IllegalStateException("the line is dead");
      }
    }
  }
}
