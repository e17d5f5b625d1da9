package io.paiadmin.examples;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.openpai.stub.StubOpenPai;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Set;

/**
 * Serves a small cluster over OpenPAI's REST API, for the connector {@code openpai} to be tried on,
 * and says how to reach it. Ends when its input does.
 */
final class StubProgram implements Program {
  private static final String MODE = "--mode";

  @Override
  public String name() {
    return "stub";
  }

  @Override
  public String usage() {
    return "[--mode basic|aad] [--json]";
  }

  @Override
  public String summary() {
    return "serves a small OpenPAI cluster to try things on, until Ctrl-C or the end of its input";
  }

  @Override
  public Set<String> options() {
    return Set.of(MODE);
  }

  @Override
  public Exit run(Arguments arguments, Console console) {
    AuthenticationMode mode = mode(arguments.option(MODE).orElse("basic"));
    try (StubOpenPai server = StubOpenPai.start(TourCluster.in(mode, StubAccess.PASSWORD))) {
      StubAccess access = StubAccess.to(server, mode);
      console.out().print(arguments.json() ? access.json() : access.text(Home.folder()));
      console.out().flush();
      awaitEnd(console.in());
    }
    return Exit.DONE;
  }

  private static AuthenticationMode mode(String word) {
    return switch (word) {
      case "basic" -> AuthenticationMode.BASIC;
      case "aad" -> AuthenticationMode.AAD;
      default ->
          throw new PaiAdminException(
              StandardErrorCode.INVALID_INPUT,
              "there is no mode '" + word + "'",
              "say --mode basic or --mode aad");
    };
  }

  private static void awaitEnd(InputStream in) {
    try {
      in.transferTo(OutputStream.nullOutputStream());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
