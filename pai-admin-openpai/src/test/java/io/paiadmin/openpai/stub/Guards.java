package io.paiadmin.openpai.stub;

import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/** What stands before handlers. Each lets a call pass, perhaps richer than before, or throws. */
final class Guards {
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_]+");

  private Guards() {}

  /** Lets everybody pass who has a valid token and no lost group. */
  static Call token(Call call) {
    if (call.request().authorization() == null) {
      throw Refusal.unauthorized("Guest is not allowed to do this operation.");
    }
    return Credential.of(call.request().authorization())
        .flatMap(credential -> credential.caller(call.state()))
        .map(call::as)
        .orElseThrow(() -> Refusal.unauthorized("Your token is invalid."));
  }

  /** Lets people pass and stops applications. */
  static Call browserToken(Call call) {
    Call known = token(call);
    if (known.caller().token().application()) {
      throw Refusal.forbidden("Applications are not allowed to do this operation.");
    }
    return known;
  }

  static Call admin(Call call) {
    if (!call.caller().admin()) {
      throw Refusal.notAdmin();
    }
    return call;
  }

  static Call adminOrSelf(Call call) {
    return call.caller().name().equals(call.variable("user")) ? call : admin(call);
  }

  static UnaryOperator<Call> body(Schema schema) {
    return call -> {
      try {
        return call.withBody(schema.checked(call.body()));
      } catch (Invalid e) {
        throw Refusal.invalidParameters(e.getMessage());
      }
    };
  }

  static Call virtualClusterName(Call call) {
    if (!NAME.matcher(call.variable("vc")).matches()) {
      throw Refusal.invalidParameters(
          "VC name should only contain alpha-numeric and underscore characters");
    }
    return call;
  }
}
