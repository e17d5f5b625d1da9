package io.paiadmin.core.builtin.memory;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/**
 * A file that holds a state.
 *
 * @param path where it is
 * @param name how messages call it
 */
public record StateFile(Path path, String name) {

  /**
   * Reads the whole file.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} when it is missing or cannot be read
   */
  public byte[] read() {
    try {
      return Files.readAllBytes(path);
    } catch (NoSuchFileException e) {
      throw fault(StandardErrorCode.INVALID_INPUT, "there is no state file at " + path, e);
    } catch (IOException e) {
      throw fault(StandardErrorCode.INVALID_INPUT, "the state file cannot be read", e);
    }
  }

  /**
   * Replaces the file; whoever reads it meanwhile sees the old or the new one, never a part.
   *
   * @throws PaiAdminException with {@code UNAVAILABLE} when it cannot be written
   */
  public void write(String content) {
    try {
      Path folder = path.toAbsolutePath().normalize().getParent();
      Path draft = Files.createTempFile(folder, ".state", ".tmp");
      try {
        Files.writeString(draft, content, StandardCharsets.UTF_8);
        move(draft);
      } finally {
        Files.deleteIfExists(draft);
      }
    } catch (IOException e) {
      throw fault(StandardErrorCode.UNAVAILABLE, "the state cannot be written to " + path, e);
    }
  }

  private void move(Path draft) throws IOException {
    try {
      Files.move(draft, path, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(draft, path, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private PaiAdminException fault(StandardErrorCode code, String message, IOException cause) {
    String fix = "check the path, the folder and its permissions";
    return new PaiAdminException(
        code, List.of(Problem.error(code.name(), name, message, fix)), cause);
  }
}
