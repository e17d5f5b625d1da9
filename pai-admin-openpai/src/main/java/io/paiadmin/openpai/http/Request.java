package io.paiadmin.openpai.http;

import org.jspecify.annotations.Nullable;

/**
 * What is asked of a server.
 *
 * @param method the method, in capitals
 * @param path the path below the server's address, encoded, with its query
 * @param body the JSON text to send, or null for none
 */
public record Request(String method, String path, @Nullable String body) {

  /** Makes a request that reads. */
  public static Request get(String path) {
    return new Request("GET", path, null);
  }

  /** Tells whether the request only reads, so that it may be repeated. */
  public boolean isReading() {
    return method.equals("GET");
  }

  /** Returns method and path; bodies hold secrets. */
  @Override
  public String toString() {
    return method + " " + path;
  }
}
