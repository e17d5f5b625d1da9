package io.paiadmin.core.policy.tree;

import org.yaml.snakeyaml.reader.StreamReader;

/**
 * The text as the YAML parser takes it in. The parser looks ahead to the end of a word, and the
 * cost of that grows with the square of its length.
 */
final class ShortWords extends StreamReader {
  private static final int LONGEST = 65_536;

  private final Source source;

  ShortWords(Source source) {
    super(source.text());
    this.source = source;
  }

  @Override
  public int peek(int ahead) {
    if (ahead > LONGEST) {
      String message = "a word has more than " + LONGEST + " letters";
      throw Refusal.of("TOO_LARGE", here(), message, "shorten it");
    }
    return super.peek(ahead);
  }

  /** Returns how far the parser has come. */
  Place here() {
    return source.place(getLine() + 1, getColumn() + 1);
  }
}
