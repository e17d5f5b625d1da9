package io.paiadmin.core.plugin;

import io.paiadmin.api.Secret;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Reads secrets from files beside a policy. */
record SecretFiles(Path directory) {
  /** A secret is a password, a token or a key; anything larger is the wrong file. */
  static final int LARGEST = 64 * 1024;

  /** Returns the content of a file without the line break at its end. */
  Secret read(String name) {
    try {
      return Secret.of(withoutLineBreak(decoded(bytes(directory.resolve(name)))));
    } catch (CharacterCodingException e) {
      throw new Unresolved("the file is not text in UTF-8", "give a text file");
    } catch (IOException e) {
      throw new Unresolved(
          "the file cannot be read (" + e.getClass().getSimpleName() + ")", "make it readable");
    } catch (InvalidPathException e) {
      throw new Unresolved("this is not a path", "give the path of a file");
    }
  }

  private static byte[] bytes(Path file) throws IOException {
    // A pipe or a device might never end.
    if (!Files.isRegularFile(file)) {
      throw new Unresolved(
          Files.exists(file) ? "this is not a file" : "there is no such file",
          "give the path of a file, relative to the policy's folder or absolute");
    }
    try (InputStream stream = Files.newInputStream(file)) {
      byte[] bytes = stream.readNBytes(LARGEST + 1);
      if (bytes.length > LARGEST) {
        throw new Unresolved("the file is larger than 64 KiB", "give the file with the secret");
      }
      return bytes;
    }
  }

  private static String decoded(byte[] bytes) throws CharacterCodingException {
    return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
  }

  private static String withoutLineBreak(String text) {
    return text.replaceFirst("\\r?\\n\\z", "");
  }
}
