package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.Secret;

/** Coming and going. In a directory cluster both happen elsewhere. */
final class LoginRoutes {
  private static final Schema LOGIN =
      Schema.closed()
          .field("username", UserSchemas.USER_NAME.required())
          .field("password", Rules.password().required())
          .field("expiration", Rules.number(60, 604800));

  private LoginRoutes() {}

  static void addTo(Routes routes) {
    for (String path : new String[] {"authn/basic/login", "tokens"}) {
      Route route = routes.post(path).alsoInFirstVersion().basicModeOnly();
      route.body(LOGIN).reads(LoginRoutes::login);
    }
    Route logout = routes.delete("authn/basic/logout").alsoInFirstVersion().basicModeOnly();
    logout.browserToken().reads(LoginRoutes::logout);
    Route login = routes.get("authn/oidc/login").alsoInFirstVersion().directoryModeOnly();
    login.reads(call -> Answer.redirect("https://login.example.test/authorize"));
    Route leave = routes.get("authn/oidc/logout").alsoInFirstVersion().directoryModeOnly();
    leave.reads(call -> Answer.redirect("https://login.example.test/logout"));
  }

  private static Answer login(Call call) {
    String name = call.text("username");
    UserRecord user = call.state().users.get(name);
    if (user == null) {
      throw Refusal.badRequest("NoUserError", "User " + name + " is not found.");
    }
    if (!user.password().equals(Secret.of(call.text("password")))) {
      throw Refusal.badRequest("IncorrectPasswordError", "Password is incorrect.");
    }
    return Answer.ok(welcome(call.state(), user));
  }

  private static ObjectNode welcome(StubState state, UserRecord user) {
    boolean admin = state.isAdmin(user);
    ObjectNode answer = Json.object().put("user", user.name());
    answer.put("token", state.browserToken(user.name())).put("admin", admin);
    JsonNode personal = user.extension().get("githubPAT");
    return personal == null ? answer : answer.set("hasGitHubPAT", personal);
  }

  private static Answer logout(Call call) {
    call.state().tokens.revoke(call.caller().token().text());
    return Answer.ok("Logout successfully");
  }
}
