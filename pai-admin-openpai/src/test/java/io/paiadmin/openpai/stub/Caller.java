package io.paiadmin.openpai.stub;

/**
 * Who calls.
 *
 * @param user the record as it is now
 * @param admin whether the user's groups make an administrator now
 * @param token the token that was presented
 */
record Caller(UserRecord user, boolean admin, Token token) {
  String name() {
    return user.name();
  }
}
