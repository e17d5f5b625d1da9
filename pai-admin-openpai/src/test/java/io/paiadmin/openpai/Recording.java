package io.paiadmin.openpai;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.cluster.VirtualCluster;
import io.paiadmin.api.cluster.VirtualCluster.Resources;
import io.paiadmin.openpai.stub.StubClaim;
import io.paiadmin.openpai.stub.StubCluster;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Exchanges with a real server of v1.8.1, in order, and the cluster that it had at first. */
record Recording(AuthenticationMode mode, List<Exchange> exchanges) {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final List<String> STORAGES = List.of("nfs-common", "plain", "nfs-vision");

  /** One of them. */
  record Exchange(int index, JsonNode json) {
    String as() {
      return json.get("as").asText();
    }

    String note() {
      return json.path("note").asText();
    }

    String method() {
      return json.at("/request/method").asText();
    }

    String path() {
      return json.at("/request/path").asText();
    }

    @Nullable String body() {
      JsonNode body = json.at("/request/body");
      return body.isMissingNode() ? null : body.toString();
    }

    int status() {
      return json.at("/response/status").asInt();
    }

    String contentType() {
      return json.at("/response/contentType").asText();
    }

    JsonNode answer() {
      return json.at("/response/body");
    }

    String title() {
      return "%d %s [%s %s as %s]".formatted(index, note(), method(), path(), as());
    }
  }

  static Recording of(AuthenticationMode mode) {
    String file = "/openpai/traces-" + mode.text() + ".json";
    try (InputStream in = Recording.class.getResourceAsStream(file)) {
      JsonNode all = JSON.readTree(Objects.requireNonNull(in, file));
      return new Recording(
          mode, IntStream.range(0, all.size()).mapToObj(i -> new Exchange(i, all.get(i))).toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Makes a cluster like the one that the recording began with, as far as its answers tell. */
  StubCluster cluster() {
    StubCluster cluster = StubCluster.in(mode);
    first("/virtual-clusters")
        .properties()
        .forEach(vc -> cluster.virtualCluster(virtualCluster(vc.getKey(), vc.getValue())));
    first("/groups").forEach(group -> cluster.group(group(group)));
    first("/users").forEach(user -> cluster.user(user(user), "admin-password"));
    STORAGES.forEach(name -> cluster.claim(claim(first("/storages/" + name))));
    oldestFirst(first("/jobs")).forEach(job -> cluster.job(job.toString()));
    return cluster.claim(StubClaim.unbound("blob-old"));
  }

  private JsonNode first(String path) {
    return exchanges.stream()
        .filter(exchange -> exchange.path().equals("/api/v2" + path))
        .filter(exchange -> exchange.method().equals("GET") && exchange.status() == 200)
        .findFirst()
        .orElseThrow()
        .answer();
  }

  private static VirtualCluster virtualCluster(String name, JsonNode info) {
    return new VirtualCluster(
        name, resources(info.get("resourcesTotal")), resources(info.get("resourcesUsed")));
  }

  private static Resources resources(JsonNode json) {
    return new Resources(
        json.get("gpu").asDouble(), json.get("cpu").asDouble(), json.get("memory").asDouble());
  }

  private static Group group(JsonNode json) {
    JsonNode acls = json.at("/extension/acls");
    List<String> storages = texts(acls.path("storageConfigs"));
    return new Group(
        json.get("groupname").asText(),
        json.get("description").asText(),
        json.get("externalName").asText(),
        new Acls(
            acls.get("admin").asBoolean(), texts(acls.get("virtualClusters")), storages, Map.of()),
        Map.of());
  }

  private static User user(JsonNode json) {
    return new User(
        json.get("username").asText(), json.get("email").asText(), texts(json.get("grouplist")));
  }

  private static StubClaim claim(JsonNode detail) {
    Map<String, String> data = new LinkedHashMap<>();
    detail.get("data").properties().forEach(e -> data.put(e.getKey(), e.getValue().asText()));
    StubClaim claim =
        StubClaim.bound(detail.get("name").asText(), detail.get("volumeName").asText())
            .withData(detail.get("type").asText(), data)
            .withMountOptions(texts(detail.path("mountOptions")));
    claim = detail.has("share") ? claim.withLabel(detail.get("share").asBoolean()) : claim;
    return detail.get("readOnly").asBoolean()
        ? claim.readOnlyThrough(detail.get("secretName").asText())
        : claim;
  }

  private static List<JsonNode> oldestFirst(JsonNode jobs) {
    List<JsonNode> list = new ArrayList<>();
    jobs.forEach(list::add);
    Collections.reverse(list);
    return list;
  }

  private static List<String> texts(JsonNode array) {
    List<String> texts = new ArrayList<>();
    array.forEach(entry -> texts.add(entry.asText()));
    return texts;
  }
}
