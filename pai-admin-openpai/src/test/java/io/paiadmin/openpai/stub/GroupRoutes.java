package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Groups as a whole, the same in both modes. */
final class GroupRoutes {
  private GroupRoutes() {}

  static void addTo(Routes routes) {
    routes.get("groups").token().reads(GroupRoutes::list);
    routes.get("groups/{group}").token().reads(call -> Answer.ok(find(call).toJson()));
    routes.get("groups/{group}/userlist").token().admin().reads(GroupRoutes::members);
    Route create = routes.post("groups").browserToken();
    create.body(GroupSchemas.CREATE).admin().writes(GroupRoutes::create);
    Route update = routes.put("groups").browserToken();
    update.body(GroupSchemas.UPDATE).admin().writes(GroupRoutes::update);
    routes.delete("groups/{group}").browserToken().admin().writes(GroupRoutes::delete);
  }

  private static Answer list(Call call) {
    ArrayNode all = Json.array();
    call.state().groups.values().forEach(group -> all.add(group.toJson()));
    return Answer.ok(all);
  }

  /** Looks at every user, so one with a lost group spoils the list of every group. */
  private static Answer members(Call call) {
    ArrayNode members = Json.array();
    for (UserRecord user : call.state().users.values()) {
      boolean admin = call.state().isAdmin(user);
      if (user.groups().contains(call.variable("group"))) {
        members.add(Json.object().put("username", user.name()).put("clusterAdmin", admin));
      }
    }
    return Answer.ok(members);
  }

  private static Answer create(Call call) {
    String name = call.text("groupname");
    ObjectNode extension = (ObjectNode) call.body().get("extension");
    GroupRecord group =
        new GroupRecord(name, call.text("description"), call.text("externalName"), extension);
    if (call.state().groups.containsKey(name)) {
      throw Refusal.unknown("AlreadyExists");
    }
    call.state().save(group);
    return Answer.created("group is created successfully");
  }

  private static Answer update(Call call) {
    ObjectNode data = call.data();
    boolean patch = call.body().get("patch").asBoolean();
    GroupRecord group = find(call, data.path("groupname").asText());
    group = data.has("description") ? group.withDescription(text(data, "description")) : group;
    group = data.has("externalName") ? group.withExternalName(text(data, "externalName")) : group;
    if (data.get("extension") instanceof ObjectNode over) {
      group = group.withExtension(patch ? Json.merged(group.extension(), over) : over);
    }
    call.state().save(group);
    return Answer.created("update group " + group.name() + " successfully.");
  }

  private static Answer delete(Call call) {
    String name = call.variable("group");
    if (call.state().groups.remove(name) == null) {
      throw Refusal.unknown("NotFound");
    }
    call.state().forgetMembers(name);
    return Answer.ok("group is removed successfully");
  }

  /**
   * Finds the group that the path names.
   *
   * @throws Refusal with status 400 when there is none
   */
  static GroupRecord find(Call call) {
    return find(call, call.variable("group"));
  }

  private static GroupRecord find(Call call, String name) {
    GroupRecord group = call.state().groups.get(name);
    if (group == null) {
      throw Refusal.badRequest("NoGroupError", "Group " + name + " is not found.");
    }
    return group;
  }

  private static String text(ObjectNode data, String field) {
    return data.get(field).asText();
  }
}
