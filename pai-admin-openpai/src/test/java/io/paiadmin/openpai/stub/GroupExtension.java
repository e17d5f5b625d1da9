package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.Group;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A group's extension between its JSON on the wire and the values of the api. */
final class GroupExtension {
  private static final Schema KEPT =
      Schema.open()
          .field(
              "acls",
              Schema.open()
                  .field("admin", Rules.flag().orElse(false))
                  .field("virtualClusters", Rules.texts().orElse(Json.array()))
                  .orElse(Json.object()));

  private GroupExtension() {}

  /**
   * Returns a copy with acls that say whether they make an administrator and which virtual clusters
   * they grant.
   *
   * @throws Refusal with status 500 when they have the wrong types
   */
  static ObjectNode normal(ObjectNode extension) {
    try {
      return KEPT.checked(extension);
    } catch (Invalid e) {
      throw Refusal.unknown(e.getMessage());
    }
  }

  /** Returns a copy in which the value at a path is another; without a value it is taken away. */
  static ObjectNode set(ObjectNode extension, Iterable<String> path, @Nullable JsonNode value) {
    ObjectNode copy = extension.deepCopy();
    ObjectNode parent = copy;
    String last = null;
    for (String key : path) {
      parent = last == null ? parent : child(parent, last);
      last = key;
    }
    if (value == null) {
      parent.remove(last);
    } else {
      parent.set(last, value);
    }
    return copy;
  }

  static ObjectNode of(Group group) {
    ObjectNode acls =
        withTexts(Json.object().put("admin", group.acls().admin()), group.acls().other());
    acls.set("virtualClusters", Json.array(group.acls().virtualClusters()));
    if (!group.acls().storages().isEmpty()) {
      acls.set("storageConfigs", Json.array(group.acls().storages()));
    }
    return withTexts(Json.object(), group.otherExtension()).set("acls", acls);
  }

  static Acls acls(ObjectNode extension) {
    ObjectNode rest = ((ObjectNode) extension.get("acls")).deepCopy();
    boolean admin = rest.remove("admin").asBoolean();
    JsonNode virtualClusters = rest.remove("virtualClusters");
    JsonNode storages =
        rest.path("storageConfigs").isArray() ? rest.remove("storageConfigs") : null;
    return new Acls(admin, Json.texts(virtualClusters), Json.texts(storages), asTexts(rest));
  }

  static Map<String, String> others(ObjectNode extension) {
    ObjectNode rest = extension.deepCopy();
    rest.remove("acls");
    return asTexts(rest);
  }

  private static ObjectNode child(ObjectNode parent, String key) {
    return parent.get(key) instanceof ObjectNode child ? child : parent.putObject(key);
  }

  private static ObjectNode withTexts(ObjectNode object, Map<String, String> texts) {
    texts.forEach((key, text) -> object.set(key, Json.given(text)));
    return object;
  }

  private static Map<String, String> asTexts(ObjectNode object) {
    Map<String, String> texts = new TreeMap<>();
    object.properties().forEach(entry -> texts.put(entry.getKey(), Json.write(entry.getValue())));
    return texts;
  }
}
