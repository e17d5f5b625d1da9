package io.paiadmin.core;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.api.spi.ClusterConnectorProvider;
import io.paiadmin.core.apply.Applier;
import io.paiadmin.core.apply.Passwords;
import io.paiadmin.core.apply.Pause;
import io.paiadmin.core.plugin.Creation;
import io.paiadmin.core.plugin.HostContext;
import io.paiadmin.core.plugin.Plugins;
import io.paiadmin.core.policy.ClusterPolicy;
import io.paiadmin.core.policy.Policy;
import io.paiadmin.core.tenancy.Binding;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Administers the clusters of a policy. It owns the connectors that it opens, each at first use,
 * and closes them with itself.
 *
 * <pre>{@code
 * try (PaiAdmin admin = PaiAdmin.of(PolicyReader.read(Path.of("policy.yaml"))).build()) {
 *   ClusterTenancy prod = admin.tenancy("prod");
 *   Plan<?> plan = prod.plan();
 *   System.out.print(PlanReport.text(plan));
 *   ApplyOutcome outcome = prod.apply(plan);
 * }
 * }</pre>
 *
 * <p>Safe for use by several threads.
 */
public final class PaiAdmin implements AutoCloseable {
  private final Policy policy;
  private final Plugins<ClusterConnectorProvider> connectors;
  private final Creation creation;
  private final Clock clock;
  private final Passwords passwords;
  private final Pause pause;
  private final Map<String, ClusterTenancy> opened = new TreeMap<>();
  private boolean closed;

  PaiAdmin(PaiAdminBuilder builder) {
    this.policy = builder.policy();
    this.connectors = builder.connectors();
    this.creation = builder.creation();
    this.clock = builder.clock();
    this.passwords = builder.passwords();
    this.pause = builder.pause();
  }

  /** Begins to make an instance from a policy. */
  public static PaiAdminBuilder of(Policy policy) {
    return new PaiAdminBuilder(policy);
  }

  /** Returns the policy. */
  public Policy policy() {
    return policy;
  }

  /**
   * Returns what a person should look at: the policy's warnings and what is wrong with plug-ins.
   */
  public List<Problem> problems() {
    List<Problem> problems = new ArrayList<>(policy.warnings());
    problems.addAll(connectors.problems());
    return List.copyOf(problems);
  }

  /**
   * Returns who may use what on a cluster; connects to it the first time.
   *
   * @throws PaiAdminException with {@code NOT_FOUND} when the policy has no such cluster, {@code
   *     PLUGIN_MISSING} when its connector is not there, {@code INVALID_SETTINGS} when its settings
   *     are wrong, {@code PLUGIN_BROKEN} when the connector fails, what the connector throws when
   *     the cluster does not answer, and {@code INVALID_INPUT} after {@link #close()}
   */
  public synchronized ClusterTenancy tenancy(String cluster) {
    if (closed) {
      throw new PaiAdminException(
          StandardErrorCode.INVALID_INPUT, "this was closed before", "make a new one");
    }
    ClusterTenancy known = opened.get(cluster);
    if (known == null) {
      known = open(policy.cluster(cluster));
      opened.put(cluster, known);
    }
    return known;
  }

  /**
   * Closes every connector that was opened, also when closing one of them fails; nothing can be
   * opened afterwards. Closing twice does nothing.
   *
   * @throws PaiAdminException the first failure, the others being suppressed
   */
  @Override
  public synchronized void close() {
    closed = true;
    List<ClusterTenancy> open = List.copyOf(opened.values());
    opened.clear();
    PaiAdminException failure = null;
    for (ClusterTenancy tenancy : open) {
      failure = close(tenancy, failure);
    }
    if (failure != null) {
      throw failure;
    }
  }

  private static @Nullable PaiAdminException close(
      ClusterTenancy tenancy, @Nullable PaiAdminException before) {
    try {
      tenancy.close();
      return before;
    } catch (PaiAdminException e) {
      if (before == null) {
        return e;
      }
      before.addSuppressed(e);
      return before;
    }
  }

  private ClusterTenancy open(ClusterPolicy cluster) {
    String name = cluster.name().value();
    HostContext context = new HostContext(name, cluster.directory(), clock);
    ClusterConnector connector =
        creation.connect(connectors.get(cluster.connector()), cluster.settings(), context);
    return new ClusterTenancy(
        cluster,
        policy.wish(name),
        Binding.of(cluster.authentication()),
        connector,
        new Applier(connector, passwords, pause));
  }
}
