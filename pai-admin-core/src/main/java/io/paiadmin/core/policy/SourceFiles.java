package io.paiadmin.core.policy;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.core.policy.tree.Faults;
import io.paiadmin.core.policy.tree.Place;
import io.paiadmin.core.policy.tree.Source;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/** Takes texts from the disk. What cannot be read, or is too large to be a policy, is a fault. */
final class SourceFiles {
  private final Faults faults;

  SourceFiles(Faults faults) {
    this.faults = faults;
  }

  Optional<Source> read(Path file) {
    try {
      return Optional.of(Source.decode(file.toString(), folder(file), bytes(file)));
    } catch (PaiAdminException e) {
      e.problems().forEach(faults::add);
    } catch (IOException e) {
      Place at = Place.of(file.toString());
      faults.error(at, "FILE_UNREADABLE", reason(e), "name a file that this process may read");
    }
    return Optional.empty();
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
