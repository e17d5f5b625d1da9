package io.paiadmin.openpai.http;

import java.util.Map;
import java.util.Optional;

/**
 * What a server answered, whole.
 *
 * @param status the HTTP status
 * @param headers the first value of each header, by its lower-case name
 * @param body the body; must not be changed
 */
@SuppressWarnings("ArrayRecordComponent") // a value to read from, never compared
public record Reply(int status, Map<String, String> headers, byte[] body) {
  /** Copies the map. */
  public Reply {
    headers = Map.copyOf(headers);
  }

  /** Tells whether the server did what was asked. */
  public boolean isSuccess() {
    return status / 100 == 2;
  }

  /** Returns a header by its lower-case name. */
  public Optional<String> header(String name) {
    return Optional.ofNullable(headers.get(name));
  }

  /** Returns the status; bodies hold secrets. */
  @Override
  public String toString() {
    return "status " + status;
  }
}
