package io.paiadmin.core.apply;

import io.paiadmin.api.Secret;
import java.util.random.RandomGenerator;

/** Where the first passwords of new users come from. */
@FunctionalInterface
public interface Passwords {

  /** Returns the first password of a user, at least six characters. */
  Secret passwordOf(String user);

  /**
   * Makes random passwords of twenty letters and digits, which nobody learns: the user's password
   * must be set again before they can sign in.
   *
   * @param random a source that cannot be guessed, such as {@code new SecureRandom()}
   */
  static Passwords random(RandomGenerator random) {
    String alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789";
    return user -> {
      StringBuilder text = new StringBuilder();
      random.ints(20, 0, alphabet.length()).forEach(index -> text.append(alphabet.charAt(index)));
      return Secret.of(text.toString());
    };
  }
}
