package io.paiadmin.examples.benchmarks;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.cluster.UserChange.SetUserGroups;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.stream.Stream;

/**
 * The plain minimum: as few requests as can be, answers parsed into trees, and nothing else. It
 * checks no more than the status, does not look before it changes something, repeats nothing and
 * keeps no pace.
 */
final class PlainClient {
  private static final JsonMapper JSON = new JsonMapper();

  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final URI server;
  private final String token;

  /** Logs in, once and for all. */
  PlainClient(URI server, String user, String password) {
    this.server = server;
    ObjectNode account = JSON.createObjectNode().put("username", user).put("password", password);
    HttpRequest login = request("/api/v1/authn/basic/login", "POST", account).build();
    this.token = sent(login).path("token").textValue();
  }

  JsonNode info() {
    return get("/api/v2/info");
  }

  /** Reads groups, virtual clusters, storages and users. */
  List<JsonNode> read() {
    return Stream.of("groups", "virtual-clusters", "storages", "users")
        .map(list -> get("/api/v2/" + list))
        .toList();
  }

  /** Reads the newest jobs, as many as the server gives at once: 50,000. */
  JsonNode jobs() {
    return get("/api/v2/jobs?limit=50000&offset=0&order=submissionTime,DESC");
  }

  JsonNode apply(SetUserGroups change) {
    ObjectNode list = JSON.createObjectNode();
    change.groups().forEach(list.putArray("grouplist")::add);
    return sent(admitted(request("/api/v2/users/" + change.user() + "/grouplist", "PUT", list)));
  }

  private JsonNode get(String path) {
    return sent(admitted(HttpRequest.newBuilder(server.resolve(path))));
  }

  private HttpRequest admitted(HttpRequest.Builder request) {
    return request.header("Authorization", "Bearer " + token).build();
  }

  private HttpRequest.Builder request(String path, String method, JsonNode body) {
    return HttpRequest.newBuilder(server.resolve(path))
        .header("Content-Type", "application/json")
        .method(method, BodyPublishers.ofString(body.toString()));
  }

  private JsonNode sent(HttpRequest request) {
    try {
      HttpResponse<byte[]> answer = http.send(request, BodyHandlers.ofByteArray());
      if (answer.statusCode() / 100 != 2) {
        throw new IOException("the answer is " + answer);
      }
      return JSON.readTree(answer.body());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new UncheckedIOException(new InterruptedIOException());
    }
  }
}
