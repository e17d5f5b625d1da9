package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Every route of the server, found by method and path. */
final class Routes {
  private static final Map<String, String> PLURALS =
      Map.of("user", "users", "group", "groups", "token", "tokens");

  private final List<Route> all = new ArrayList<>();

  /** Makes the routes of every resource. */
  static Routes all() {
    Routes routes = new Routes();
    InfoRoutes.addTo(routes);
    LoginRoutes.addTo(routes);
    TokenRoutes.addTo(routes);
    UserRoutes.addTo(routes);
    UserUpdateRoutes.addTo(routes);
    MembershipRoutes.addTo(routes);
    LegacyUserRoutes.addTo(routes);
    GroupRoutes.addTo(routes);
    GroupPartRoutes.addTo(routes);
    VirtualClusterRoutes.addTo(routes);
    StorageRoutes.addTo(routes);
    JobRoutes.addTo(routes);
    JobChangeRoutes.addTo(routes);
    AlertRoutes.addTo(routes);
    return routes;
  }

  Route get(String path) {
    return add("GET", path);
  }

  Route post(String path) {
    return add("POST", path);
  }

  Route put(String path) {
    return add("PUT", path);
  }

  Route delete(String path) {
    return add("DELETE", path);
  }

  Route any(String path) {
    return add("*", path);
  }

  /** Answers a request whose path begins with {@code /api}; empty if there is no such route. */
  Optional<Answer> answer(StubState state, Request request, ObjectNode body) {
    String version = request.segments().size() < 2 ? "" : request.segments().get(1);
    if (!version.equals("v1") && !version.equals("v2")) {
      return Optional.empty();
    }
    String method = request.method().equals("HEAD") ? "GET" : request.method();
    List<String> path = plural(request.segments().subList(2, request.segments().size()));
    return all.stream()
        .filter(route -> route.isFor(state, method, version.equals("v1")))
        .flatMap(route -> call(route, path, state, request, body).stream())
        .findFirst();
  }

  private static Optional<Answer> call(
      Route route, List<String> path, StubState state, Request request, ObjectNode body) {
    return route
        .match(path)
        .map(found -> new Call(state, request, body, found, route.rest(path), null))
        .map(route::answer);
  }

  private static List<String> plural(List<String> path) {
    List<String> plural = new ArrayList<>(path);
    if (!plural.isEmpty()) {
      plural.set(0, PLURALS.getOrDefault(plural.get(0), plural.get(0)));
    }
    return plural;
  }

  private Route add(String method, String path) {
    Route route = new Route(method, path);
    all.add(route);
    return route;
  }
}
