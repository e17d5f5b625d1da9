package io.paiadmin.core.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.Capability;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.GroupChange;
import io.paiadmin.api.cluster.Job;
import io.paiadmin.api.cluster.JobQuery;
import io.paiadmin.api.cluster.Scheduler;
import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.api.spi.PluginContext;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class GuardedConnectorTest {
  private static final ClusterChange CHANGE = new GroupChange.DeleteGroup("vision");

  @Nested
  class ACall {
    @Test
    void that_is_declared_reaches_the_connector() {
      StubConnector stub = new StubConnector(Capability.DELETE_GROUP, Capability.READ_JOBS);
      ClusterConnector connector = guarded(stub);

      connector.read();
      connector.apply(CHANGE);
      assertThat(connector.jobs(JobQuery.ALL)).isEmpty();

      assertThat(stub.calls).containsExactly("info", "read", "apply vision", "jobs");
    }

    @Test
    void that_is_not_declared_is_refused_before_the_connector_hears_of_it() {
      StubConnector stub = new StubConnector(Capability.CREATE_GROUP);
      ClusterConnector connector = guarded(stub);

      PaiAdminException change = refusal(() -> connector.apply(CHANGE));
      PaiAdminException query = refusal(() -> connector.jobs(JobQuery.ALL));

      assertThat(change.code()).isEqualTo(StandardErrorCode.UNSUPPORTED);
      assertThat(change).hasMessageContaining("cluster prod does not declare DELETE_GROUP");
      assertThat(query.code()).isEqualTo(StandardErrorCode.UNSUPPORTED);
      assertThat(query).hasMessageContaining("cluster prod does not declare READ_JOBS");
      assertThat(stub.calls).containsExactly("info");
    }

    @Test
    void after_the_close_is_refused() {
      StubConnector stub = new StubConnector();
      ClusterConnector connector = guarded(stub);
      connector.close();

      assertThat(refusal(connector::read))
          .hasMessageContaining("cluster prod was closed before read was called");
      assertThat(stub.calls).containsExactly("info", "close");
    }

    @Test
    void of_a_change_after_the_close_is_refused_without_a_word_of_its_effect() {
      StubConnector stub = new StubConnector(Capability.DELETE_GROUP);
      ClusterConnector connector = guarded(stub);
      connector.close();

      assertThat(refusal(() -> connector.apply(CHANGE)))
          .hasMessageContaining("cluster prod was closed before apply was called")
          .hasMessageNotContaining("effect");
      assertThat(stub.calls).containsExactly("info", "close");
    }
  }

  @Test
  void an_account_that_came_by_a_reference_is_still_known_by_its_name() {
    StubConnector named =
        new StubConnector() {
          @Override
          public ClusterInfo info() {
            return new ClusterInfo(
                "v1 for root", AuthenticationMode.BASIC, Scheduler.HIVED, "root", Set.of());
          }
        };
    ClusterConnector connector =
        new Creation(References.of(name -> "root"))
            .connect(
                StubProvider.connecting((settings, context) -> named).plugin(),
                SettingValue.of(Map.of("username", "${env:PAI_USER}")),
                PluginContext.named("prod"));

    assertThat(connector.info().account()).isEqualTo("root");
    assertThat(connector.info().version()).isEqualTo("v1 for ***");
  }

  @Test
  void what_is_declared_is_renewed_by_each_info() {
    StubConnector[] now = {new StubConnector(), new StubConnector(Capability.DELETE_GROUP)};
    StubConnector growing =
        new StubConnector() {
          @Override
          public ClusterInfo info() {
            return now[Math.min(calls.size(), 1)].info();
          }
        };
    ClusterConnector connector = guarded(growing);
    growing.calls.add("grown");

    connector.info();
    connector.apply(CHANGE);

    assertThat(growing.calls).containsExactly("grown", "apply vision");
  }

  @Test
  void closing_twice_closes_once() {
    StubConnector stub = new StubConnector();
    ClusterConnector connector = guarded(stub);

    connector.close();
    connector.close();

    assertThat(stub.calls).containsOnlyOnce("close");
  }

  @Nested
  class AFailure {
    private final ClusterConnector connector =
        guarded(
            new StubConnector(Capability.DELETE_GROUP, Capability.READ_JOBS) {
              @Override
              public ClusterState read() {
                throw new IllegalStateException("read");
              }

              @Override
              public void apply(ClusterChange change) {
                throw new NoClassDefFoundError("lib/Http");
              }

              @Override
              public List<Job> jobs(JobQuery query) {
                return null;
              }

              @Override
              public void close() {
                throw new IllegalStateException("close");
              }
            });

    @Test
    void is_the_plug_ins_and_says_where() {
      assertBroken(connector::read, "in read: java.lang.IllegalStateException: read");
      assertBroken(() -> connector.jobs(JobQuery.ALL), "in jobs: java.lang.NullPointerException");
      assertBroken(connector::close, "in close: java.lang.IllegalStateException: close");
    }

    @Test
    void of_a_change_says_that_the_outcome_is_open() {
      assertBroken(
          () -> connector.apply(CHANGE),
          "in apply, and the change may have taken effect: java.lang.NoClassDefFoundError");
    }

    private static void assertBroken(ThrowingCallable call, String how) {
      PaiAdminException refusal = refusal(call);
      assertThat(refusal.code()).isEqualTo(StandardErrorCode.PLUGIN_BROKEN);
      assertThat(refusal)
          .hasMessageContaining("cluster prod: PLUGIN_BROKEN: connector 'stub' broke its contract")
          .hasMessageContaining(how);
    }
  }

  @Test
  void an_exception_of_this_library_comes_out_as_it_is() {
    PaiAdminException conflict =
        new PaiAdminException(StandardErrorCode.CONFLICT, "it is there already", "");
    ClusterConnector connector =
        guarded(
            new StubConnector() {
              @Override
              public ClusterState read() {
                throw conflict;
              }
            });

    assertThat(refusal(connector::read)).isSameAs(conflict);
  }

  private static ClusterConnector guarded(ClusterConnector connector) {
    return new Creation(References.of(name -> null))
        .connect(
            StubProvider.connecting((settings, context) -> connector).plugin(),
            Map.of(),
            PluginContext.named("prod"));
  }

  private static PaiAdminException refusal(ThrowingCallable call) {
    return catchThrowableOfType(PaiAdminException.class, call);
  }
}
