package io.paiadmin.core.policy;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.core.plugin.SettingValue;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.sla.matrix.SlaPolicy;
import io.paiadmin.core.tenancy.wish.Wish;
import io.paiadmin.core.text.Nearest;
import io.paiadmin.core.text.Quoted;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Everything that a set of policy files says. Immutable.
 *
 * @param clusters the clusters in the order written, no two of one name
 * @param tenancy who may use what, by the name of a cluster in {@code clusters}; a cluster that the
 *     files say nothing about is not in it
 * @param sla working calendars and what is promised; {@link SlaPolicy#NONE} when the files say
 *     nothing
 * @param rotation who takes turns on duty; empty when the files say nothing
 * @param warnings what somebody should look at, by place
 */
public record Policy(
    List<ClusterPolicy> clusters,
    Map<String, Wish> tenancy,
    SlaPolicy sla,
    Optional<Rotation> rotation,
    List<Problem> warnings) {

  /** Copies the collections, keeping their order. */
  public Policy {
    clusters = List.copyOf(clusters);
    tenancy = Collections.unmodifiableMap(new LinkedHashMap<>(tenancy));
    warnings = List.copyOf(warnings);
  }

  /**
   * Returns a cluster.
   *
   * @throws PaiAdminException with {@code NOT_FOUND} when the policy has no such cluster
   */
  public ClusterPolicy cluster(String name) {
    return clusters.stream()
        .filter(cluster -> cluster.name().value().equals(name))
        .findFirst()
        .orElseThrow(() -> unknown(name));
  }

  /**
   * Returns what is wanted of a cluster; {@link Wish#NOTHING} when the policy does not say.
   *
   * @throws PaiAdminException with {@code NOT_FOUND} when the policy has no such cluster
   */
  public Wish wish(String name) {
    return tenancy.getOrDefault(cluster(name).name().value(), Wish.NOTHING);
  }

  /**
   * Returns this policy with one setting of a cluster's connector added or replaced.
   *
   * @throws PaiAdminException with {@code NOT_FOUND} when the policy has no such cluster
   */
  public Policy withSetting(String cluster, String key, SettingValue value) {
    ClusterPolicy changed = cluster(cluster).withSetting(key, value);
    List<ClusterPolicy> others = new ArrayList<>(clusters);
    others.replaceAll(other -> other.name().equals(changed.name()) ? changed : other);
    return new Policy(others, tenancy, sla, rotation, warnings);
  }

  private PaiAdminException unknown(String name) {
    List<String> known = clusters.stream().map(cluster -> cluster.name().value()).toList();
    String message = "the policy has no cluster " + Quoted.of(name);
    return new PaiAdminException(StandardErrorCode.NOT_FOUND, message, Nearest.advice(name, known));
  }
}
