package io.paiadmin.api.cluster;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a group grants. OpenPAI replaces this object as a whole, so whoever writes one part writes
 * all of it.
 *
 * @param admin whether members are administrators, who may use every virtual cluster but no storage
 *     by that alone
 * @param virtualClusters the names of the virtual clusters granted; order has no meaning
 * @param storages the names of the storages granted, in order: the first is the group's default
 * @param other every further key of the object: key to JSON text, carried along unchanged
 */
public record Acls(
    boolean admin, List<String> virtualClusters, List<String> storages, Map<String, String> other) {

  /** Grants nothing. */
  public static final Acls NONE = new Acls(false, List.of(), List.of(), Map.of());

  /** Copies the collections; the map is ordered by key. */
  public Acls {
    virtualClusters = List.copyOf(virtualClusters);
    storages = List.copyOf(storages);
    other = Collections.unmodifiableMap(new TreeMap<>(other));
  }

  /** Makes acls that grant virtual clusters and storages and nothing else. */
  public static Acls of(List<String> virtualClusters, List<String> storages) {
    return new Acls(false, virtualClusters, storages, Map.of());
  }

  /** Returns these acls with other virtual clusters. */
  public Acls withVirtualClusters(List<String> others) {
    return new Acls(admin, others, storages, other);
  }

  /** Returns these acls with other storages. */
  public Acls withStorages(List<String> others) {
    return new Acls(admin, virtualClusters, others, other);
  }
}
