package io.paiadmin.core.policy.tree;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.paiadmin.api.PaiAdminException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.file.Path;
import java.util.Locale;

/**
 * The text of one file.
 *
 * @param name how places name it; a name that ends in {@code .json} is read as JSON
 * @param directory the folder that relative paths in the text start from
 * @param text the text, without a byte order mark
 */
public record Source(String name, Path directory, String text) {
  /** How long a text may be, and how many bytes a file may have: 8 MiB. */
  public static final int MOST = 8 * 1024 * 1024;

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  /** Takes off the byte order mark. */
  public Source {
    text = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
  }

  /**
   * Reads the bytes of a file.
   *
   * @throws PaiAdminException when they are not UTF-8
   */
  public static Source decode(String name, Path directory, byte[] bytes) {
    CharBuffer text = CharBuffer.allocate(bytes.length);
    CoderResult end = UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes), text, true);
    Source source = new Source(name, directory, text.flip().toString());
    if (end.isError()) {
      Place at = source.placeOf(Integer.MAX_VALUE);
      throw Refusal.syntax(at, "the file is not UTF-8 from here on", "save it as UTF-8");
    }
    return source;
  }

  /** Tells whether the text is JSON; otherwise it is YAML. */
  public boolean isJson() {
    return name.toLowerCase(Locale.ROOT).endsWith(".json");
  }

  /** Returns the refusal of a file with more than {@link #MOST} bytes. */
  public static PaiAdminException tooLarge(String name) {
    return Refusal.of("TOO_LARGE", Place.of(name), "the file is larger than 8 MiB", "split it");
  }

  Place place(int line, int column) {
    return new Place(name, line, column);
  }

  /** Returns the place of the n-th code point, counted from 0, or of the end of the text. */
  Place placeOf(int codePoint) {
    String before = text.substring(0, offset(codePoint));
    int line = (int) before.chars().filter(c -> c == '\n').count();
    int start = before.lastIndexOf('\n') + 1;
    return place(line + 1, before.codePointCount(start, before.length()) + 1);
  }

  private int offset(int codePoint) {
    int known = Math.min(codePoint, text.codePointCount(0, text.length()));
    return text.offsetByCodePoints(0, known);
  }
}
