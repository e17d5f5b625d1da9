package io.paiadmin.openpai.rest;

import com.fasterxml.jackson.databind.JsonNode;
import io.paiadmin.api.Secret;
import io.paiadmin.openpai.json.Json;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a token says of itself, unchecked: it is the server that judges.
 *
 * @param user the account's name, or null when it does not say
 * @param isApplication whether it is an application token, which may not manage users and groups
 * @param issued when it was made by the server's clock, or null when it does not say
 * @param expires when it ends by the server's clock, or null for never
 */
public record Claims(
    @Nullable String user,
    boolean isApplication,
    @Nullable Instant issued,
    @Nullable Instant expires) {

  /** Seconds that are certainly no time but an error. */
  private static final long LONGEST = 1L << 40;

  /** Knows nothing. */
  private static final Claims NONE = new Claims(null, false, null, null);

  /** Reads the middle part of a JSON web token (RFC 7519, section 3). */
  public static Claims of(Secret token) {
    String[] parts = token.reveal().split("\\.", -1);
    return parts.length == 3 ? payload(parts[1]).map(Claims::of).orElse(NONE) : NONE;
  }

  /** Reads the answer of the route that checks tokens. */
  public static Claims of(JsonNode claims) {
    return new Claims(
        claims.path("username").isTextual() ? claims.path("username").textValue() : null,
        claims.path("application").asBoolean(false),
        time(claims.path("iat")),
        time(claims.path("exp")));
  }

  private static Optional<JsonNode> payload(String part) {
    try {
      return Json.tree(Base64.getUrlDecoder().decode(part));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** Returns how long a token that was made just now lasts, or null for ever. */
  @Nullable Duration life(Instant now) {
    return expires == null ? null : Duration.between(issued == null ? now : issued, expires);
  }

  private static @Nullable Instant time(JsonNode seconds) {
    boolean isTime = seconds.isIntegralNumber() && seconds.canConvertToLong();
    return isTime && Math.abs(seconds.longValue()) < LONGEST
        ? Instant.ofEpochSecond(seconds.longValue())
        : null;
  }
}
