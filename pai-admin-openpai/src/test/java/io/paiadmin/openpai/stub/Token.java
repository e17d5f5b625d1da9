package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A token that was handed out.
 *
 * @param serial tells two tokens of one second apart
 * @param user whose it is
 * @param application whether it is an application token
 * @param issued when it was made
 * @param expires when it ends, or null for never
 */
record Token(
    int serial, String user, boolean application, Instant issued, @Nullable Instant expires) {

  /** Returns the claims as {@code GET /tokens/check} shows them. */
  ObjectNode claims() {
    ObjectNode claims =
        Json.object()
            .put("username", user)
            .put("application", application)
            .put("jobSpecific", false)
            .put("encodedFrameworkName", "")
            .put("iat", issued.getEpochSecond());
    return expires == null ? claims : claims.put("exp", expires.getEpochSecond());
  }

  /** Returns the three parts on the wire. The signature is none: what is stored is valid. */
  String text() {
    ObjectNode header = Json.object().put("alg", "HS256").put("typ", "JWT").put("kid", serial);
    return part(Json.write(header)) + "." + part(Json.write(claims())) + "." + part("s" + serial);
  }

  boolean isOver(Instant now) {
    return expires != null && !now.isBefore(expires);
  }

  /** Returns the user whom a text names, be it valid or not; empty when it is no token at all. */
  static Optional<String> userOf(String text) {
    String[] parts = text.split("\\.", -1);
    try {
      byte[] claims = Base64.getUrlDecoder().decode(parts.length == 3 ? parts[1] : "");
      JsonNode user = Json.read(new String(claims, StandardCharsets.UTF_8)).path("username");
      return Optional.ofNullable(user.textValue());
    } catch (IllegalArgumentException | JsonProcessingException e) {
      return Optional.empty();
    }
  }

  private static String part(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
