package io.paiadmin.core.policy.tree;

import io.paiadmin.api.PaiAdminException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Takes texts from the disk. */
public final class SourceFile {
  private SourceFile() {}

  /**
   * Reads a file.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} when it cannot be read, is no UTF-8 or has
   *     more than {@link Source#MOST} bytes
   */
  public static Source read(Path file) {
    try {
      return Source.decode(file.toString(), folder(file), bytes(file));
    } catch (IOException e) {
      Place at = Place.of(file.toString());
      String fix = "name a file that this process may read";
      throw Refusal.of("FILE_UNREADABLE", at, reason(e), fix);
    }
  }

  private static Path folder(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    return folder == null ? file.toAbsolutePath() : folder;
  }

  /** The size is asked first; a file that grows meanwhile, or has no size, is cut off. */
  private static byte[] bytes(Path file) throws IOException {
    refuseLarge(file, Files.size(file));
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(Source.MOST + 1);
      refuseLarge(file, bytes.length);
      return bytes;
    }
  }

  private static void refuseLarge(Path file, long size) {
    if (size > Source.MOST) {
      throw Source.tooLarge(file.toString());
    }
  }

  private static String reason(IOException fault) {
    if (fault instanceof NoSuchFileException) {
      return "there is no such file";
    }
    return fault instanceof AccessDeniedException
        ? "this process may not read the file"
        : "the file cannot be read";
  }
}
