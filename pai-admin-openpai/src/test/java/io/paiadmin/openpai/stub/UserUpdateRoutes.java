package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** PUT on users as a whole. */
final class UserUpdateRoutes {
  private UserUpdateRoutes() {}

  static void addTo(Routes routes) {
    Route update = routes.put("users").basicModeOnly().browserToken();
    update.body(UserSchemas.UPDATE).admin().writes(UserUpdateRoutes::update);
    Route self = routes.put("users/me").basicModeOnly().browserToken();
    self.body(UserSchemas.UPDATE_SELF).writes(UserUpdateRoutes::updateSelf);
    Route other = routes.put("users").directoryModeOnly().browserToken();
    other.body(UserSchemas.UPDATE_IN_DIRECTORY_MODE).admin().writes(UserUpdateRoutes::extend);
    Route me = routes.put("users/me").directoryModeOnly().browserToken();
    me.body(UserSchemas.UPDATE_IN_DIRECTORY_MODE).writes(UserUpdateRoutes::extend);
  }

  private static Answer update(Call call) {
    ObjectNode data = call.data();
    StubState state = call.state();
    UserRecord user = call.user(data.path("username").asText());
    user = data.has("email") ? user.withEmail(data.get("email").asText()) : user;
    user = data.has("virtualCluster") ? withVirtualClusters(state, user, data) : user;
    user = data.has("admin") ? Promotion.of(state, user, data.get("admin").asBoolean()) : user;
    user = data.has("password") ? withPassword(state, user, data) : user;
    state.save(withExtension(user, data));
    return Answer.created("Update user " + user.name() + " successfully");
  }

  private static UserRecord withVirtualClusters(StubState state, UserRecord user, ObjectNode data) {
    var wanted = Json.texts(data.get("virtualCluster"));
    return user.withGroups(VirtualClusterGroups.forUpdate(state, wanted));
  }

  private static UserRecord withPassword(StubState state, UserRecord user, ObjectNode data) {
    state.tokens.revokeBrowserTokens(user.name());
    return user.withPassword(data.get("password").asText());
  }

  private static UserRecord withExtension(UserRecord user, ObjectNode data) {
    return data.get("extension") instanceof ObjectNode over ? user.withExtension(over) : user;
  }

  /** A new password is checked, and then forgotten about. */
  private static Answer updateSelf(Call call) {
    ObjectNode data = call.data();
    UserRecord user = call.caller().user();
    if (!data.path("username").asText().equals(user.name())) {
      throw Refusal.forbidden("User " + user.name() + " may change nobody else.");
    }
    user = data.has("email") ? user.withEmail(data.get("email").asText()) : user;
    call.state().save(withExtension(user, data));
    return Answer.created("Update user " + user.name() + " successfully");
  }

  /** Changes the caller, whomever the data name. */
  private static Answer extend(Call call) {
    UserRecord caller = call.caller().user();
    call.state().save(withExtension(caller, call.data()));
    return Answer.created("Update user " + caller.name() + " successfully");
  }
}
