package io.paiadmin.openpai.stub;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The store of valid tokens. A token is worth something only while it is here. */
final class Tokens {
  private final Map<String, Token> valid = new LinkedHashMap<>();
  private int made;

  String browser(String user, Instant now, Duration lifetime) {
    return keep(new Token(++made, user, false, now, now.plus(lifetime)));
  }

  String application(String user, Instant now) {
    return keep(new Token(++made, user, true, now, null));
  }

  Optional<Token> find(String text, Instant now) {
    return Optional.ofNullable(valid.get(text)).filter(token -> !token.isOver(now));
  }

  /** Returns a user's tokens, oldest first, after forgetting those that are over. */
  List<String> of(String user, Instant now) {
    valid.values().removeIf(token -> token.isOver(now));
    return valid.values().stream().filter(t -> t.user().equals(user)).map(Token::text).toList();
  }

  void revoke(String text) {
    valid.remove(text);
  }

  void revokeBrowserTokens(String user) {
    valid.values().removeIf(token -> token.user().equals(user) && !token.application());
  }

  private String keep(Token token) {
    valid.put(token.text(), token);
    return token.text();
  }
}
