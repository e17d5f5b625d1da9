package io.paiadmin.openpai;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.paiadmin.openpai.stub.StubOpenPai;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** A caller of a stub, with a token or without one. */
record StubClient(HttpClient http, URI url, @Nullable String token) {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final HttpClient SHARED = HttpClient.newHttpClient();
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  static StubClient guest(StubOpenPai stub) {
    return new StubClient(SHARED, stub.url(), null);
  }

  static StubClient browser(StubOpenPai stub, String user) {
    return guest(stub).with(stub.browserToken(user));
  }

  StubClient with(@Nullable String other) {
    return new StubClient(http, url, other);
  }

  HttpRequest.Builder request(String method, String path, @Nullable String body) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(url.resolve(path))
            .timeout(PATIENCE)
            .method(method, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
    if (body != null) {
      request.header("Content-Type", "application/json");
    }
    if (token != null) {
      request.header("Authorization", "Bearer " + token);
    }
    return request;
  }

  HttpResponse<String> send(String method, String path, @Nullable String body) {
    try {
      return sendChecked(request(method, path, body).build());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  HttpResponse<String> sendChecked(HttpRequest request) throws IOException {
    try {
      return http.send(request, BodyHandlers.ofString());
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  HttpResponse<String> get(String path) {
    return send("GET", path, null);
  }

  int status(String method, String path, @Nullable String body) {
    return send(method, path, body).statusCode();
  }

  /** Returns status and code of an answer, or status and message where it has no code. */
  String told(String method, String path, @Nullable String body) {
    HttpResponse<String> answer = send(method, path, body);
    JsonNode json = json(answer);
    String message = json.path("message").asText();
    return answer.statusCode() + " " + json.path("code").asText(message);
  }

  static JsonNode json(HttpResponse<String> answer) {
    try {
      return JSON.readTree(answer.body());
    } catch (IOException e) {
      throw new UncheckedIOException(answer.body(), e);
    }
  }
}
