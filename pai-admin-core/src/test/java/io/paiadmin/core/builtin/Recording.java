package io.paiadmin.core.builtin;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Exchanges with a real rest-server v1.8.1, in the order in which they happened. */
final class Recording {
  static final ObjectMapper JSON = new ObjectMapper();

  private final List<JsonNode> exchanges = new ArrayList<>();

  private Recording(String resource) {
    try (InputStream in = Recording.class.getResourceAsStream(resource)) {
      JSON.readTree(Objects.requireNonNull(in, resource)).forEach(exchanges::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Recording basic() {
    return new Recording("/openpai/traces-basic.json");
  }

  static Recording aad() {
    return new Recording("/openpai/traces-aad.json");
  }

  /** Returns the body of the nth successful answer to a GET, counted from 0. */
  JsonNode answer(String path, int n) {
    return exchanges.stream()
        .filter(each -> each.at("/request/method").asText().equals("GET"))
        .filter(each -> each.at("/request/path").asText().equals("/api/v2" + path))
        .filter(each -> each.at("/response/status").asInt() == 200)
        .skip(n)
        .findFirst()
        .orElseThrow()
        .at("/response/body")
        .deepCopy();
  }

  JsonNode answer(String path) {
    return answer(path, 0);
  }

  /** Returns the answer to a request that bears a note. */
  JsonNode noted(String note) {
    return exchanges.stream()
        .filter(each -> each.path("note").asText().equals(note))
        .findFirst()
        .orElseThrow()
        .at("/response/body")
        .deepCopy();
  }

  /** Returns a state made of the first answers. */
  ObjectNode state() {
    ObjectNode state = JSON.createObjectNode();
    state.set("info", answer("/info"));
    state.set("users", answer("/users"));
    state.set("groups", answer("/groups"));
    state.set("virtualClusters", answer("/virtual-clusters"));
    state.set("storages", answer("/storages"));
    state.set("jobs", answer("/jobs"));
    return state;
  }

  static MemoryCluster cluster(JsonNode state) {
    return MemoryCluster.parse("state.json", state.toString());
  }

  static JsonNode written(MemoryCluster cluster) {
    try {
      return JSON.readTree(cluster.toJson());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
