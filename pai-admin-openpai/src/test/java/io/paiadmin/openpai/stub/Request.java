package io.paiadmin.openpai.stub;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A request as it came in.
 *
 * @param method the method, upper case
 * @param target path and query as sent
 * @param segments the path in decoded pieces, without the gateway's prefix and a last slash
 * @param query the decoded query; a key without value has an empty one
 * @param contentType the content type, empty when there is none
 * @param authorization the header of that name, or null
 * @param client who counts for the rate limit
 * @param body the whole body, possibly empty
 */
record Request(
    String method,
    String target,
    List<String> segments,
    Map<String, String> query,
    String contentType,
    @Nullable String authorization,
    String client,
    String body) {

  static Request of(HttpExchange exchange) throws IOException {
    var headers = exchange.getRequestHeaders();
    var uri = exchange.getRequestURI();
    String contentType = headers.getFirst("Content-Type");
    String query = uri.getRawQuery();
    return new Request(
        exchange.getRequestMethod(),
        uri.toString(),
        segments(uri.getRawPath()),
        query == null ? Map.of() : form(query),
        contentType == null ? "" : contentType,
        headers.getFirst("Authorization"),
        client(headers.getFirst("X-Forwarded-For"), exchange),
        new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
  }

  /** Returns the pairs of a query or of a form; of several values for a key the last. */
  static Map<String, String> form(String text) {
    Map<String, String> pairs = new LinkedHashMap<>();
    for (String pair : text.split("&", -1)) {
      int equals = pair.indexOf('=');
      String key = equals < 0 ? pair : pair.substring(0, equals);
      pairs.put(decoded(key), equals < 0 ? "" : decoded(pair.substring(equals + 1)));
    }
    return pairs;
  }

  /** Returns the target as the server behind the gateway sees it. */
  String ownTarget() {
    return target.startsWith("/rest-server/") ? target.substring("/rest-server".length()) : target;
  }

  private static List<String> segments(String path) {
    List<String> all = Arrays.stream(path.split("/")).skip(1).map(Request::segment).toList();
    boolean behind = !all.isEmpty() && all.get(0).equals("rest-server");
    return behind ? all.subList(1, all.size()) : all;
  }

  private static String segment(String raw) {
    return decoded(raw.replace("+", "%2B"));
  }

  private static String decoded(String raw) {
    return URLDecoder.decode(raw, StandardCharsets.UTF_8);
  }

  private static String client(@Nullable String forwarded, HttpExchange exchange) {
    return forwarded == null
        ? exchange.getRemoteAddress().getAddress().getHostAddress()
        : forwarded.split(",", 2)[0].strip();
  }
}
