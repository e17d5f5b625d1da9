package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** The caller's own tokens; nobody sees another's. */
final class TokenRoutes {
  private TokenRoutes() {}

  static void addTo(Routes routes) {
    routes.get("tokens").alsoInFirstVersion().browserToken().reads(TokenRoutes::list);
    Route application = routes.post("tokens/application").alsoInFirstVersion();
    application.browserToken().reads(TokenRoutes::makeApplicationToken);
    Route check = routes.get("tokens/check").alsoInFirstVersion();
    check.existsIf(state -> state.isSince(6)).token().reads(TokenRoutes::check);
    routes.delete("tokens/{token}").alsoInFirstVersion().browserToken().reads(TokenRoutes::revoke);
  }

  private static Answer list(Call call) {
    List<String> own = call.state().tokens.of(call.caller().name(), call.state().now());
    return Answer.ok(Json.object().set("tokens", Json.array(own)));
  }

  private static Answer makeApplicationToken(Call call) {
    String token = call.state().applicationToken(call.caller().name());
    return Answer.ok(Json.object().put("token", token).put("application", true));
  }

  private static Answer check(Call call) {
    ObjectNode claims = call.caller().token().claims();
    return Answer.ok(claims.put("admin", call.caller().admin()));
  }

  private static Answer revoke(Call call) {
    String token = call.variable("token");
    String owner = Token.userOf(token).orElseThrow(() -> Refusal.unknown("invalid token"));
    if (!owner.equals(call.caller().name())) {
      throw Refusal.forbidden("User " + call.caller().name() + " may not revoke this token.");
    }
    call.state().tokens.revoke(token);
    return Answer.ok("revoke successfully");
  }
}
