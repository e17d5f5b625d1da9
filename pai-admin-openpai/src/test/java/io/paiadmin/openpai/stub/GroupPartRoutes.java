package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** One route per part of a group. */
final class GroupPartRoutes {
  private GroupPartRoutes() {}

  static void addTo(Routes routes) {
    Route part = routes.put("groups/{group}/extension/**").browserToken();
    part.body(GroupSchemas.PART).admin().writes(GroupPartRoutes::setPart);
    Route extension = routes.put("groups/{group}/extension").browserToken();
    extension.body(GroupSchemas.EXTENSION).admin().writes(GroupPartRoutes::extend);
    Route description = routes.put("groups/{group}/description").browserToken();
    description.body(GroupSchemas.DESCRIPTION).admin().writes(GroupPartRoutes::describe);
    Route externalName = routes.put("groups/{group}/externalname").browserToken();
    externalName.body(GroupSchemas.EXTERNAL_NAME).admin().writes(GroupPartRoutes::link);
  }

  private static Answer setPart(Call call) {
    GroupRecord group = GroupRoutes.find(call);
    ObjectNode extension =
        GroupExtension.set(group.extension(), call.rest(), call.body().get("data"));
    call.state().save(group.withExtension(extension));
    return Answer.created("Update group extension data successfully.");
  }

  private static Answer extend(Call call) {
    GroupRecord group = find(call);
    ObjectNode over = (ObjectNode) call.body().get("extension");
    call.state().save(group.withExtension(Json.merged(group.extension(), over)));
    return Answer.created("Update group extension data successfully.");
  }

  private static Answer describe(Call call) {
    call.state().save(find(call).withDescription(call.text("description")));
    return Answer.created("Update group description data successfully.");
  }

  private static Answer link(Call call) {
    call.state().save(find(call).withExternalName(call.text("externalName")));
    return Answer.created("Update group externalName data successfully.");
  }

  /** The older routes do not expect that there is no such group. */
  private static GroupRecord find(Call call) {
    GroupRecord group = call.state().groups.get(call.variable("group"));
    if (group == null) {
      throw Refusal.unknown("NotFound");
    }
    return group;
  }
}
