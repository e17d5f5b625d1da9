package io.paiadmin.core.builtin.memory;

import com.fasterxml.jackson.databind.JsonNode;
import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.Group;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A group in a form in which equal content is equal: virtual clusters in one order, JSON as trees.
 */
record GroupComparison(
    String description,
    String externalName,
    boolean admin,
    List<String> virtualClusters,
    List<String> storages,
    Map<String, JsonNode> otherAcls,
    Map<String, JsonNode> otherExtension) {

  static GroupComparison of(Group group) {
    Acls acls = group.acls();
    return new GroupComparison(
        group.description(),
        group.externalName(),
        acls.admin(),
        acls.virtualClusters().stream().sorted().toList(),
        acls.storages(),
        trees(acls.other()),
        trees(group.otherExtension()));
  }

  private static Map<String, JsonNode> trees(Map<String, String> texts) {
    Map<String, JsonNode> trees = new TreeMap<>();
    texts.forEach((key, text) -> trees.put(key, Json.value(key, text)));
    return trees;
  }
}
