package io.paiadmin.examples;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.openpai.stub.StubOpenPai;
import java.nio.file.Path;

/**
 * How to reach a stub.
 *
 * @param mode decides whether people show a password or a token
 * @param url where it is
 * @param administrator who may change everything
 * @param secret the password in basic mode, a browser token in AAD mode
 */
record StubAccess(AuthenticationMode mode, String url, String administrator, String secret) {
  /** The password of every user. */
  static final String PASSWORD = "stub-password";

  /** Returns what an administrator needs; in AAD mode as if one had signed in. */
  static StubAccess to(StubOpenPai server, AuthenticationMode mode) {
    String administrator = TourCluster.administrator(mode);
    return new StubAccess(
        mode,
        server.url().toString(),
        administrator,
        mode == AuthenticationMode.BASIC ? PASSWORD : server.browserToken(administrator));
  }

  /**
   * Says it for people, with commands to copy.
   *
   * @param home the folder of the examples
   */
  String text(Path home) {
    Path policy = home.resolve(isBasic() ? "openpai/policy.yaml" : "openpai/policy-aad.yaml");
    return """
        A stub OpenPAI server in %s mode serves at %s
        Its administrator is '%s'. In another terminal:

          export PAI_URL=%s
          export %s=%s
          examples/run plan %s

        Ctrl-C ends it.
        """
        .formatted(
            isBasic() ? "basic" : "AAD",
            url,
            administrator,
            url,
            isBasic() ? "PAI_PASSWORD" : "PAI_TOKEN",
            secret,
            policy);
  }

  /** Says it as the settings of a connector; no value has a character to escape. */
  String json() {
    return isBasic()
        ? "{\"url\": \"%s\", \"username\": \"%s\", \"password\": \"%s\"}%n"
            .formatted(url, administrator, secret)
        : "{\"url\": \"%s\", \"token\": \"%s\"}%n".formatted(url, secret);
  }

  private boolean isBasic() {
    return mode == AuthenticationMode.BASIC;
  }
}
