package io.paiadmin.openpai.stub;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What an {@code Authorization} header presents.
 *
 * @param claimed the user named beside the token, which the scheme {@code Basic} has; else null
 * @param token the text of the token, valid or not
 */
record Credential(@Nullable String claimed, String token) {

  /** Reads a header; empty when it has no known form. */
  static Optional<Credential> of(String header) {
    String[] parts = header.strip().split("\\s+", 2);
    String scheme = parts[0].toLowerCase(Locale.ROOT);
    if (parts.length < 2) {
      return Optional.empty();
    }
    return switch (scheme) {
      case "bearer" -> Optional.of(new Credential(null, parts[1]));
      case "basic" -> pair(parts[1]);
      default -> Optional.empty();
    };
  }

  /** Returns the user whom a header names, be the token valid or not; null for none. */
  static @Nullable String userOf(@Nullable String header) {
    return header == null
        ? null
        : of(header).flatMap(credential -> Token.userOf(credential.token)).orElse(null);
  }

  /** Returns who calls, if the token is in the store and every group of its user is there. */
  Optional<Caller> caller(StubState state) {
    return state.tokens.find(token, state.now()).filter(this::fits).flatMap(t -> caller(state, t));
  }

  private static Optional<Caller> caller(StubState state, Token token) {
    UserRecord user = state.users.get(token.user());
    if (user == null || !state.groups.keySet().containsAll(user.groups())) {
      return Optional.empty();
    }
    return Optional.of(new Caller(user, state.isAdmin(user), token));
  }

  private boolean fits(Token found) {
    return claimed == null || (found.application() && found.user().equals(claimed));
  }

  private static Optional<Credential> pair(String encoded) {
    try {
      byte[] bytes = Base64.getDecoder().decode(encoded);
      String[] parts = new String(bytes, StandardCharsets.UTF_8).split(":", 2);
      return parts.length < 2 ? Optional.empty() : Optional.of(new Credential(parts[0], parts[1]));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }
}
