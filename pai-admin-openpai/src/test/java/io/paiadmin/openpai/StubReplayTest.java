package io.paiadmin.openpai;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.openpai.Recording.Exchange;
import io.paiadmin.openpai.stub.StubOpenPai;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The stub gives the answers that a real server gave, one after the other. */
class StubReplayTest {
  private static final Set<String> GROWN = Set.of("token", "iat", "exp", "key", "pub");

  private final List<StubOpenPai> started = new ArrayList<>();
  private final Map<String, String> tokens = new HashMap<>(Map.of("bad", "not-a-token"));

  @AfterEach
  void close() {
    started.forEach(StubOpenPai::close);
  }

  @TestFactory
  Stream<DynamicTest> basic_mode_is_as_recorded() {
    return replay(start(Recording.of(AuthenticationMode.BASIC)));
  }

  @TestFactory
  Stream<DynamicTest> directory_mode_is_as_recorded() {
    Replay replay = start(Recording.of(AuthenticationMode.AAD));
    tokens.put("admin", replay.stub.browserToken("root1"));
    assertThat(replay.stub.applicationToken("root1")).isNotEmpty(); // it is listed later
    return replay(replay);
  }

  private record Replay(Recording recording, StubOpenPai stub) {}

  private Replay start(Recording recording) {
    StubOpenPai stub = StubOpenPai.start(recording.cluster());
    started.add(stub);
    return new Replay(recording, stub);
  }

  private Stream<DynamicTest> replay(Replay replay) {
    return replay.recording.exchanges().stream()
        .map(
            exchange ->
                DynamicTest.dynamicTest(exchange.title(), () -> check(replay.stub, exchange)));
  }

  private void check(StubOpenPai stub, Exchange exchange) {
    if (exchange.note().startsWith("after a group vanished")) {
      stub.cluster().vanishGroup("ghost");
    }
    HttpResponse<String> answer =
        StubClient.guest(stub)
            .with(token(exchange.as()))
            .send(exchange.method(), exchange.path(), exchange.body());
    JsonNode body = StubClient.json(answer);
    keepToken(body);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(exchange.status());
    assertThat(answer.headers().firstValue("Content-Type")).hasValue(exchange.contentType());
    assertThat(masked(body)).isEqualTo(masked(exchange.answer()));
  }

  private @Nullable String token(String as) {
    assertThat(as.equals("guest") || tokens.containsKey(as)).as("token of " + as).isTrue();
    return tokens.get(as);
  }

  /** Keeps a token under its user's name, with a number from the second on. */
  private void keepToken(JsonNode body) {
    if (body.has("token")) {
      String name = body.path("application").asBoolean() ? "application" : text(body, "user");
      tokens.put(tokens.containsKey(name) ? name + "2" : name, text(body, "token"));
    }
  }

  private static String text(JsonNode body, String field) {
    return body.path(field).asText();
  }

  /** Returns a copy in which what no two servers have in common is the same. */
  private static JsonNode masked(JsonNode tree) {
    JsonNode copy = tree.deepCopy();
    if (copy.path("tokens") instanceof ArrayNode list) {
      list.forEach(token -> assertThat(token.isTextual()).isTrue());
      ((ObjectNode) copy).put("tokens", list.size());
    }
    maskFields(copy);
    return copy;
  }

  private static void maskFields(JsonNode tree) {
    if (tree instanceof ObjectNode object) {
      object.properties().stream()
          .filter(field -> GROWN.contains(field.getKey()))
          .forEach(field -> field.setValue(kind(field.getValue())));
    }
    tree.forEach(StubReplayTest::maskFields);
  }

  private static JsonNode kind(JsonNode value) {
    return TextNode.valueOf("some " + value.getNodeType());
  }
}
