package io.paiadmin.openpai.wire;

import com.fasterxml.jackson.databind.JsonNode;
import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.openpai.json.Json;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A group's details and acls in a form in which equal content is equal: virtual clusters in one
 * order and once, JSON as trees. The rest of the extension belongs to others and is left out.
 *
 * @param otherAcls the keys of the acls that are carried along
 */
public record GroupComparison(
    String description,
    String externalName,
    boolean admin,
    List<String> virtualClusters,
    List<String> storages,
    Map<String, JsonNode> otherAcls) {

  /** Makes the comparable form of a group. */
  public static GroupComparison of(Group group) {
    Acls acls = group.acls();
    return new GroupComparison(
        group.description(),
        group.externalName(),
        acls.admin(),
        acls.virtualClusters().stream().distinct().sorted().toList(),
        acls.storages(),
        trees(acls.other()));
  }

  /** Tells whether two groups are equal in everything, the rest of the extension included. */
  public static boolean areEqual(Group one, Group other) {
    return of(one).equals(of(other))
        && trees(one.otherExtension()).equals(trees(other.otherExtension()));
  }

  /** Tells whether two groups grant the same. */
  public boolean grantsAs(GroupComparison other) {
    return admin == other.admin
        && virtualClusters.equals(other.virtualClusters)
        && storages.equals(other.storages)
        && otherAcls.equals(other.otherAcls);
  }

  private static Map<String, JsonNode> trees(Map<String, String> texts) {
    Map<String, JsonNode> trees = new TreeMap<>();
    texts.forEach((key, text) -> trees.put(key, Json.value(text).orElseGet(Json::object)));
    return trees;
  }
}
