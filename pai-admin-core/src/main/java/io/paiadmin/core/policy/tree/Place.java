package io.paiadmin.core.policy.tree;

/**
 * A place in a file.
 *
 * @param file the file as its reader named it
 * @param line the line from 1 on, or 0 for the file as a whole
 * @param column the column from 1 on, or 0 for the file as a whole
 */
public record Place(String file, int line, int column) {
  /** Makes the place of a file as a whole. */
  public static Place of(String file) {
    return new Place(file, 0, 0);
  }

  /** Returns {@code file:line:column}, or the file alone. */
  @Override
  public String toString() {
    return line == 0 ? file : file + ":" + line + ":" + column;
  }
}
