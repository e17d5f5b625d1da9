package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.cluster.Group;
import java.util.List;

/**
 * A group as the server keeps it. Its acls are always there and well typed but for {@code
 * storageConfigs}, which the server neither fills in nor looks at.
 */
record GroupRecord(String name, String description, String externalName, ObjectNode extension) {

  /** Normalises the extension, as the server does at every write. */
  GroupRecord {
    extension = GroupExtension.normal(extension);
  }

  static GroupRecord of(Group group) {
    ObjectNode extension = GroupExtension.of(group);
    return new GroupRecord(group.name(), group.description(), group.externalName(), extension);
  }

  static GroupRecord granting(String name, String virtualCluster) {
    ObjectNode acls = Json.object();
    acls.set("virtualClusters", Json.array(List.of(virtualCluster)));
    return new GroupRecord(name, "", "", Json.object().set("acls", acls));
  }

  Group toGroup() {
    return new Group(
        name,
        description,
        externalName,
        GroupExtension.acls(extension),
        GroupExtension.others(extension));
  }

  GroupRecord withDescription(String other) {
    return new GroupRecord(name, other, externalName, extension);
  }

  GroupRecord withExternalName(String other) {
    return new GroupRecord(name, description, other, extension);
  }

  GroupRecord withExtension(ObjectNode other) {
    return new GroupRecord(name, description, externalName, other);
  }

  GroupRecord withVirtualClusters(List<String> others) {
    ObjectNode copy = extension.deepCopy();
    copy.withObject("/acls").set("virtualClusters", Json.array(others));
    return withExtension(copy);
  }

  boolean admin() {
    return acls().get("admin").asBoolean();
  }

  List<String> virtualClusters() {
    return Json.texts(acls().get("virtualClusters"));
  }

  List<String> storages() {
    return Json.texts(acls().get("storageConfigs"));
  }

  /** Tells whether this is the group that stands for the virtual cluster of its name. */
  boolean isVirtualClusterGroup() {
    return virtualClusters().equals(List.of(name));
  }

  ObjectNode toJson() {
    ObjectNode json =
        Json.object()
            .put("groupname", name)
            .put("description", description)
            .put("externalName", externalName);
    return json.set("extension", extension);
  }

  private JsonNode acls() {
    return extension.get("acls");
  }
}
