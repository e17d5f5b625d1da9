package io.paiadmin.core.policy;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.core.plugin.SettingValue;
import io.paiadmin.core.tenancy.wish.Placed;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A cluster and how to reach it.
 *
 * @param name the cluster's name, and where the policy declares it
 * @param priority a free name such as {@code production}
 * @param authentication how the cluster knows its users
 * @param connector the id of the plug-in that talks to the cluster
 * @param settings the connector's settings, in the order written
 * @param directory the folder of the file that declares the cluster; relative paths start from it
 */
public record ClusterPolicy(
    Placed<String> name,
    String priority,
    AuthenticationMode authentication,
    String connector,
    Map<String, SettingValue> settings,
    Path directory) {

  /** Copies the map, keeping its order. */
  public ClusterPolicy {
    settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
  }

  /** Returns this cluster with one setting added or replaced. */
  public ClusterPolicy withSetting(String key, SettingValue value) {
    Map<String, SettingValue> more = new LinkedHashMap<>(settings);
    more.put(key, value);
    return new ClusterPolicy(name, priority, authentication, connector, more, directory);
  }
}
