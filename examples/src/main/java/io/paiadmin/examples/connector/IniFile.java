package io.paiadmin.examples.connector;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.ClusterState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * The file of a cluster.
 *
 * @param path where it is
 */
record IniFile(Path path) {

  ClusterState read() {
    try {
      return Contents.of(name(), Files.readString(path));
    } catch (IOException e) {
      throw unusable("cannot be read as UTF-8 text", e);
    }
  }

  /** Replaces the file in one step. */
  void write(ClusterState state) {
    String text = Contents.text(state);
    if (!Contents.of(name(), text).equals(state)) {
      throw Refusal.of(
          StandardErrorCode.INVALID_INPUT,
          name(),
          "the file cannot hold a name with a blank or a text with a line break",
          "choose another name or text");
    }
    try {
      Path draft = path.resolveSibling("." + name() + ".tmp");
      Files.writeString(draft, text);
      Files.move(draft, path, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw unusable("cannot be written", e);
    }
  }

  private String name() {
    return String.valueOf(path.getFileName());
  }

  private PaiAdminException unusable(String what, IOException cause) {
    String message = path + " " + what;
    String fix = "check the path and the rights";
    return new PaiAdminException(StandardErrorCode.UNAVAILABLE, message, fix, cause);
  }
}
