package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A request on its way through the guards of a route to its handler.
 *
 * @param state the cluster
 * @param request what came in
 * @param body its body as an object; checked and with presets once it has passed a schema
 * @param variables the variable parts of the path
 * @param rest the pieces of the path behind a route that is open at its end
 * @param known who calls, or null while nobody has looked
 */
record Call(
    StubState state,
    Request request,
    ObjectNode body,
    Map<String, String> variables,
    List<String> rest,
    @Nullable Caller known) {

  Call as(Caller caller) {
    return new Call(state, request, body, variables, rest, caller);
  }

  Call withBody(ObjectNode checked) {
    return new Call(state, request, checked, variables, rest, known);
  }

  Caller caller() {
    return Objects.requireNonNull(known, "no guard of this route looks for the caller");
  }

  String variable(String name) {
    return Objects.requireNonNull(variables.get(name), name);
  }

  /** Returns a text of the body, empty when it is absent. */
  String text(String field) {
    return body.path(field).asText();
  }

  /** Returns what the body wraps. Without it the server falls over before it can answer. */
  ObjectNode data() {
    if (body.get("data") instanceof ObjectNode data) {
      return data;
    }
    throw new NeverAnswered();
  }

  /**
   * Finds a user.
   *
   * @throws Refusal with status 404, as on most routes
   */
  UserRecord user(String name) {
    UserRecord user = state.users.get(name);
    if (user == null) {
      throw Refusal.noUser(name);
    }
    return user;
  }

  /** Finds the user whom the path names, see {@link #user(String)}. */
  UserRecord user() {
    return user(variable("user"));
  }
}
