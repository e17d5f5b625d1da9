package io.paiadmin.examples;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.openpai.stub.Received;
import io.paiadmin.openpai.stub.StubOpenPai;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A stub as the program {@code stub} starts it, and the bundled policies as they mean it. */
final class ServedCluster implements AutoCloseable {
  private final AuthenticationMode mode;
  private final StubOpenPai server;
  private final Path folder;

  ServedCluster(AuthenticationMode mode, Path folder) {
    this.mode = mode;
    this.server = StubOpenPai.start(TourCluster.in(mode, StubAccess.PASSWORD));
    this.folder = folder;
  }

  /** Writes a bundled policy with files in place of environment variables. */
  String policy(String name) throws IOException {
    String token = server.browserToken(TourCluster.administrator(mode));
    Files.writeString(folder.resolve("url"), server.url().toString());
    Files.writeString(folder.resolve("password"), StubAccess.PASSWORD);
    Files.writeString(folder.resolve("token"), token);
    String text =
        Files.readString(Path.of("openpai", name))
            .replace("${env:PAI_URL}", "${file:url}")
            .replace("${env:PAI_PASSWORD}", "${file:password}")
            .replace("${env:PAI_TOKEN}", "${file:token}");
    return Files.writeString(folder.resolve(name), text).toString();
  }

  List<Received> writes() {
    return server.received().stream().filter(Received::wrote).toList();
  }

  List<String> methods() {
    return server.received().stream().map(Received::method).distinct().toList();
  }

  @Override
  public void close() {
    server.close();
  }
}
