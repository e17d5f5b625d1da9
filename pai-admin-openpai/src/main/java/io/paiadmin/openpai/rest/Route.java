package io.paiadmin.openpai.rest;

import com.fasterxml.jackson.databind.JsonNode;
import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.openpai.http.Request;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * A place in the rest-server's API.
 *
 * @param path the encoded path below the server's address, with its query
 */
public record Route(String path) {

  /**
   * Makes a route of names as they are; every one is encoded.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} for a name that a path cannot hold
   */
  public static Route of(String... names) {
    return new Route("/api/v2/" + joined(names));
  }

  /**
   * Makes a route of the first version of the API, which still serves what has to do with login.
   */
  public static Route v1(String... names) {
    return new Route("/api/v1/" + joined(names));
  }

  /** Returns this route with one more condition. */
  public Route with(String key, String value) {
    return new Route(path + (path.contains("?") ? "&" : "?") + key + "=" + encoded(value));
  }

  public Request get() {
    return Request.get(path);
  }

  public Request post(JsonNode body) {
    return new Request("POST", path, body.toString());
  }

  public Request put(JsonNode body) {
    return new Request("PUT", path, body.toString());
  }

  public Request delete() {
    return new Request("DELETE", path, null);
  }

  private static String joined(String... names) {
    return Arrays.stream(names).map(Route::segment).collect(Collectors.joining("/"));
  }

  /** A name of dots alone would be taken as a step up, by whichever proxy is on the way. */
  private static String segment(String name) {
    if (name.isEmpty() || name.equals(".") || name.equals("..")) {
      throw new PaiAdminException(
          StandardErrorCode.INVALID_INPUT,
          "'" + name + "' cannot be a name",
          "give a name with letters, digits or underscores");
    }
    return encoded(name);
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20").replace("%7E", "~");
  }
}
