package io.paiadmin.openpai.rest;

import io.paiadmin.api.Secret;
import java.util.regex.Pattern;

/** What the connector shows to be let in. */
public sealed interface Credentials {

  /**
   * A name and a password, which get a browser token; clusters in basic mode know these.
   *
   * @param user the account's name
   * @param password the account's password
   */
  record Password(String user, Secret password) implements Credentials {}

  /**
   * A token that was made elsewhere.
   *
   * @param token a browser token, or an application token
   */
  record Token(Secret token) implements Credentials {
    private static final Pattern LEGAL = Pattern.compile("[\\x21-\\x7e]+");

    /** Tells whether a text can be shown as a token: visible ASCII, as headers need. */
    public static boolean isLegal(Secret text) {
      return LEGAL.matcher(text.reveal()).matches();
    }
  }
}
