package io.paiadmin.openpai.rest;

import io.paiadmin.api.Secret;

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
  record Token(Secret token) implements Credentials {}
}
