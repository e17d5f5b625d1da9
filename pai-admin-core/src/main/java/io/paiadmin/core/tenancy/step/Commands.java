package io.paiadmin.core.tenancy.step;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;

/** The commands of OpenPAI's manual for what its interface cannot do. */
final class Commands {
  static final String SERVICES = "rest-server, hivedscheduler";

  /** Stop, push, start, as the manual's page on virtual clusters gives them. */
  static final List<String> RESTART =
      List.of(
          "./paictl.py service stop -n rest-server hivedscheduler",
          "./paictl.py config push -p <config-folder> -m service",
          "./paictl.py service start -n hivedscheduler rest-server");

  private Commands() {}

  /**
   * Ends every token of a user: the server keeps them in one Kubernetes secret per user, named by
   * the hexadecimal form of the user's name.
   */
  static List<String> revokeTokens(String user) {
    String hex = HexFormat.of().formatHex(user.getBytes(StandardCharsets.UTF_8));
    return List.of(
        "kubectl --namespace pai-user-token delete secret " + hex + " --ignore-not-found");
  }
}
