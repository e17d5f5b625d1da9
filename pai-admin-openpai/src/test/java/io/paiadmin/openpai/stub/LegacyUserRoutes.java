package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.Secret;

/** One route per part of a user, some of them the only way to a thing. */
final class LegacyUserRoutes {
  private static final Schema VIRTUAL_CLUSTERS =
      Schema.closed().field("virtualCluster", Rules.texts().required());
  private static final Schema ADMIN = Schema.closed().field("admin", Rules.flag().required());
  private static final Schema PASSWORD =
      Schema.closed()
          .field("oldPassword", Rules.password().orElse("defaultpai"))
          .field("newPassword", Rules.password().required());
  private static final Schema EMAIL = Schema.closed().field("email", Rules.email().orEmpty());
  private static final Schema EXTENSION = Schema.closed().field("extension", Rules.object());

  private LegacyUserRoutes() {}

  static void addTo(Routes routes) {
    Route virtualClusters = routes.put("users/{user}/virtualcluster").basicModeOnly();
    virtualClusters.browserToken().body(VIRTUAL_CLUSTERS).admin();
    virtualClusters.writes(LegacyUserRoutes::setVirtualClusters);
    Route admin = routes.put("users/{user}/admin").basicModeOnly().browserToken();
    admin.body(ADMIN).admin().writes(LegacyUserRoutes::setAdmin);
    Route password = routes.put("users/{user}/password").basicModeOnly().browserToken();
    password.body(PASSWORD).writes(LegacyUserRoutes::setPassword);
    Route email = routes.put("users/{user}/email").basicModeOnly().browserToken();
    email.body(EMAIL).guard(Guards::adminOrSelf).writes(LegacyUserRoutes::setEmail);
    Route extension = routes.put("users/{user}/extension").browserToken();
    extension.body(EXTENSION).guard(Guards::adminOrSelf).writes(LegacyUserRoutes::extend);
  }

  private static Answer setVirtualClusters(Call call) {
    UserRecord user = call.user();
    if (UserRoutes.isAdmin(call.state(), user)) {
      throw Refusal.forbidden("Admin's virtual clusters cannot be updated.");
    }
    var wanted = Json.texts(call.body().get("virtualCluster"));
    call.state().save(user.withGroups(VirtualClusterGroups.forUpdate(call.state(), wanted)));
    return Answer.created("Update user virtualCluster data successfully.");
  }

  private static Answer setAdmin(Call call) {
    boolean admin = call.body().get("admin").asBoolean();
    call.state().save(Promotion.between(call.state(), call.user(), admin));
    return Answer.created("Update user admin data successfully.");
  }

  /** An administrator, or whoever knows the old password. */
  private static Answer setPassword(Call call) {
    UserRecord user = call.user();
    boolean known = user.password().equals(Secret.of(call.text("oldPassword")));
    if (!call.caller().admin() && !known) {
      throw Refusal.forbidden("Pls input the correct password.");
    }
    call.state().save(user.withPassword(call.text("newPassword")));
    call.state().tokens.revokeBrowserTokens(user.name());
    return Answer.created("Update user password successfully.");
  }

  private static Answer setEmail(Call call) {
    call.state().save(call.user().withEmail(call.text("email")));
    return Answer.created("Update user email data successfully.");
  }

  private static Answer extend(Call call) {
    UserRecord user = call.user();
    if (!(call.body().get("extension") instanceof ObjectNode over)) {
      throw Refusal.unknown("Cannot convert undefined or null to object");
    }
    call.state().save(user.withExtension(over));
    return Answer.created("Update user extension data successfully.");
  }
}
