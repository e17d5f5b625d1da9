package io.paiadmin.openpai.stub;

import java.util.ArrayList;
import java.util.List;

/** Which groups a user is in. */
final class MembershipRoutes {
  private static final Schema LIST = Schema.closed().field("grouplist", Rules.texts().required());
  private static final Schema ONE =
      Schema.closed().field("groupname", GroupSchemas.GROUP_NAME.required());

  private MembershipRoutes() {}

  static void addTo(Routes routes) {
    Route list = routes.put("users/{user}/grouplist").basicModeOnly().browserToken();
    list.body(LIST).admin().writes(MembershipRoutes::replace);
    Route add = routes.put("users/{user}/group").basicModeOnly().browserToken();
    add.body(ONE).admin().writes(MembershipRoutes::add);
    Route remove = routes.delete("users/{user}/group").basicModeOnly().browserToken();
    remove.body(ONE).admin().writes(MembershipRoutes::remove);
  }

  private static Answer replace(Call call) {
    UserRecord user = call.user();
    List<String> wanted = Json.texts(call.body().get("grouplist"));
    for (String group : wanted) {
      requireGroup(call, group, "Updated nonexistent grouplist: ");
    }
    call.state().save(user.withGroups(wanted));
    return Answer.created("update user grouplist successfully.");
  }

  private static Answer add(Call call) {
    String group = call.text("groupname");
    requireGroup(call, group, "Updated nonexistent group: ");
    UserRecord user = call.user();
    if (!user.groups().contains(group)) {
      List<String> groups = new ArrayList<>(user.groups());
      groups.add(group);
      call.state().save(user.withGroups(groups));
    }
    return Answer.created("User %s is added into group %s".formatted(user.name(), group));
  }

  /** Does not ask whether there is such a group, and takes away its first mention alone. */
  private static Answer remove(Call call) {
    String group = call.text("groupname");
    UserRecord user = call.user();
    call.state().save(user.without(group));
    return Answer.created("User %s is removed from group %s".formatted(user.name(), group));
  }

  private static void requireGroup(Call call, String group, String complaint) {
    if (!call.state().groups.containsKey(group)) {
      throw Refusal.notFound("NoGroupError", complaint + group);
    }
  }
}
