package io.paiadmin.core.builtin.memory;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.cluster.ClusterPart;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * A state as a JSON tree in the shapes of OpenPAI's REST answers, with its sections at hand. The
 * tree is the truth: whatever is not understood stays where it is. Used by one thread at a time.
 */
final class StateDocument {
  private static final Map<String, ClusterPart> PARTS =
      Collections.unmodifiableMap(
          new TreeMap<>(
              Map.of(
                  "users", ClusterPart.USERS,
                  "groups", ClusterPart.GROUPS,
                  "virtualClusters", ClusterPart.VIRTUAL_CLUSTERS,
                  "storages", ClusterPart.STORAGES)));

  /** Every section that a state can have. */
  static final List<String> SECTIONS =
      List.of(
          "info", "users", "groups", "virtualClusters", "storages", "jobs", "tokens", "partial");

  private final Place top;
  private final ObjectNode root;
  private final StateInfo info;
  private final NamedEntries users;
  private final NamedEntries groups;
  private final NamedEntries storages;
  private final NamedEntries jobs;
  private final ObjectNode virtualClusters;
  private final ObjectNode tokens;
  private final Set<ClusterPart> partial;

  /**
   * Takes over a tree.
   *
   * @throws io.paiadmin.api.PaiAdminException with {@code INVALID_INPUT} and every fault when a
   *     section is not of its kind
   */
  StateDocument(String name, JsonNode tree) {
    this.top = Place.top(name);
    Shape shape = new Shape(top, tree);
    this.root = shape.root();
    this.users = shape.entries("users", "username");
    this.groups = shape.entries("groups", "groupname");
    this.storages =
        shape.entries("storages", "storages", entry -> NamedEntries.text(entry, "name"));
    this.jobs = shape.entries("jobs", "data", JobRecord::name);
    this.virtualClusters = shape.object("virtualClusters");
    this.tokens = shape.object("tokens");
    this.info = StateInfo.read(shape, virtualClusters);
    this.partial = Collections.unmodifiableSet(partial(shape));
    shape.check();
    write(partial);
  }

  /** Returns the key of the section that holds a part. */
  static String key(ClusterPart part) {
    return PARTS.keySet().stream().filter(key -> PARTS.get(key) == part).findFirst().orElseThrow();
  }

  StateInfo info() {
    return info;
  }

  NamedEntries users() {
    return users;
  }

  NamedEntries groups() {
    return groups;
  }

  NamedEntries storages() {
    return storages;
  }

  NamedEntries jobs() {
    return jobs;
  }

  ObjectNode virtualClusters() {
    return virtualClusters;
  }

  /** Returns the number of tokens by user. */
  ObjectNode tokens() {
    return tokens;
  }

  Place place(String key) {
    return top.child(key);
  }

  /** Returns the parts of which the cluster may hold more than the state shows. */
  Set<ClusterPart> partial() {
    return partial;
  }

  /** Returns the keys beside the sections, which nobody here understands. */
  List<String> strangers() {
    List<String> keys = new ArrayList<>();
    root.fieldNames().forEachRemaining(keys::add);
    keys.removeAll(SECTIONS);
    return keys;
  }

  /** Returns the JSON text, with the fields that follow from others brought up to date. */
  String toJson() {
    DerivedFields.refresh(this);
    return Json.text(root);
  }

  /** A part is partial when the state says so or does not have it at all. */
  private Set<ClusterPart> partial(Shape shape) {
    EnumSet<ClusterPart> parts = EnumSet.noneOf(ClusterPart.class);
    PARTS.keySet().stream().filter(shape::isAbsent).map(PARTS::get).forEach(parts::add);
    ArrayNode words = shape.list("partial");
    for (int i = 0; i < words.size(); i++) {
      Place at = place("partial").child(i);
      parts.add(shape.meaning(words.get(i), at, PARTS, ClusterPart.USERS));
    }
    return parts;
  }

  /** A part without a section needs no word. */
  private void write(Set<ClusterPart> parts) {
    List<String> words =
        PARTS.keySet().stream()
            .filter(key -> root.has(key) && parts.contains(PARTS.get(key)))
            .toList();
    root.remove("partial");
    if (!words.isEmpty()) {
      words.forEach(root.putArray("partial")::add);
    }
  }
}
