package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What the server says, and whether it changed the cluster in saying so.
 *
 * @param status the HTTP status
 * @param headers further headers, content type included
 * @param body the whole body, possibly empty
 * @param wrote whether a write was carried out
 */
record Answer(int status, Map<String, String> headers, String body, boolean wrote) {
  private static final String HTML = "text/html; charset=utf-8";

  Answer {
    headers = Map.copyOf(headers);
  }

  static Answer of(int status, String contentType, String body) {
    return new Answer(status, Map.of("Content-Type", contentType), body, false);
  }

  static Answer json(int status, JsonNode body) {
    return of(status, "application/json; charset=utf-8", Json.write(body));
  }

  static Answer ok(JsonNode body) {
    return json(200, body);
  }

  static Answer ok(String message) {
    return message(200, message);
  }

  static Answer created(String message) {
    return message(201, message);
  }

  static Answer message(int status, String message) {
    return json(status, Json.object().put("message", message));
  }

  static Answer error(int status, String code, String message) {
    return json(status, Json.object().put("code", code).put("message", message));
  }

  /** Returns the page that the gateway in front of the server makes by itself. */
  static Answer gateway(int status) {
    String title = "<html><head><title>%d</title></head><body><h1>%d</h1><hr>nginx</body></html>\n";
    return of(status, "text/html", title.formatted(status, status));
  }

  static Answer tooManyRequests(int retryAfterSeconds) {
    return of(429, HTML, "Too many requests, please try again later.")
        .with("Retry-After", Integer.toString(retryAfterSeconds));
  }

  static Answer redirect(String location) {
    return of(302, HTML, "").with("Location", location);
  }

  Answer with(String header, String value) {
    Map<String, String> more = new LinkedHashMap<>(headers);
    more.put(header, value);
    return new Answer(status, more, body, wrote);
  }

  Answer withBody(String other) {
    return new Answer(status, headers, other, wrote);
  }

  Answer asWrite() {
    return new Answer(status, headers, body, status < 400);
  }
}
