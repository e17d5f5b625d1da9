package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.Secret;
import java.util.List;

/** Users: listed, looked at, created, deleted. */
final class UserRoutes {
  private UserRoutes() {}

  static void addTo(Routes routes) {
    routes.get("users").token().reads(UserRoutes::list);
    routes.get("users/{user}").alsoInFirstVersion().token().reads(UserRoutes::one);
    Route create = routes.post("users").basicModeOnly().browserToken();
    create.body(UserSchemas.CREATE).admin().writes(UserRoutes::create);
    Route delete = routes.delete("users/{user}").basicModeOnly();
    delete.browserToken().admin().writes(UserRoutes::delete);
  }

  private static Answer list(Call call) {
    ArrayNode all = Json.array();
    try {
      call.state().users.values().forEach(user -> all.add(Grants.describe(call.state(), user)));
    } catch (MissingGroup e) {
      throw Refusal.unknown("Cannot read properties of undefined (reading 'extension')");
    }
    return Answer.ok(all);
  }

  private static Answer one(Call call) {
    String name = call.variable("user");
    UserRecord user = call.state().users.get(name);
    try {
      if (user != null) {
        return Answer.ok(Grants.describe(call.state(), user));
      }
    } catch (MissingGroup e) {
      // A user who cannot be described counts as none.
    }
    throw Refusal.badRequest("NoUserError", "User " + name + " is not found.");
  }

  private static Answer create(Call call) {
    String name = call.text("username");
    List<String> wanted = Json.texts(call.body().get("virtualCluster"));
    List<String> groups = VirtualClusterGroups.forCreation(call.state(), wanted);
    if (call.body().get("admin").asBoolean()) {
      groups.add(StubState.ADMIN_GROUP);
    }
    if (call.state().users.containsKey(name)) {
      throw Refusal.of(409, "ConflictUserError", "User name " + name + " already exists.");
    }
    call.state().save(record(call, groups));
    return Answer.created("User is created successfully");
  }

  private static UserRecord record(Call call, List<String> groups) {
    String name = call.text("username");
    ObjectNode given = (ObjectNode) call.body().get("extension");
    ObjectNode extension = Json.merged(given, UserRecord.generatedKeys(name));
    Secret password = Secret.of(call.text("password"));
    return new UserRecord(name, call.text("email"), groups, extension, password);
  }

  private static Answer delete(Call call) {
    UserRecord user = call.user();
    if (isAdmin(call.state(), user)) {
      String message = "Admin " + user.name() + " is not allowed to remove.";
      throw Refusal.of(403, "RemoveAdminError", message);
    }
    call.state().users.remove(user.name());
    return Answer.ok("user is removed successfully");
  }

  /** Tells whether a user is an administrator; one with a lost group counts as no user at all. */
  static boolean isAdmin(StubState state, UserRecord user) {
    try {
      return state.isAdmin(user);
    } catch (MissingGroup e) {
      throw Refusal.noUser(user.name());
    }
  }
}
