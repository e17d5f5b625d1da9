package io.paiadmin.core.builtin.memory;

/**
 * Where something stands in a state.
 *
 * @param document the name of the state, such as {@code state.json}
 * @param pointer a JSON pointer (RFC 6901), empty for the whole
 */
record Place(String document, String pointer) {

  /** Returns the place of the whole document. */
  static Place top(String document) {
    return new Place(document, "");
  }

  /** Returns the place of a member of this object. */
  Place child(String key) {
    return new Place(document, pointer + "/" + key.replace("~", "~0").replace("/", "~1"));
  }

  /** Returns the place of an element of this list. */
  Place child(int index) {
    return new Place(document, pointer + "/" + index);
  }

  /** Returns document and pointer, such as {@code state.json#/users/3}. */
  @Override
  public String toString() {
    return document + "#" + pointer;
  }
}
