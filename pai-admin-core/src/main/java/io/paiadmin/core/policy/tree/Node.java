package io.paiadmin.core.policy.tree;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A part of a file, whichever language it is written in. Immutable. */
public sealed interface Node {
  /** Returns where the part begins. */
  Place place();

  /** Returns the same content, standing somewhere else: what an alias does. */
  Node at(Place other);

  /**
   * Keys and their values, in the order written, each key once.
   *
   * @param place where the map begins
   * @param entries the entries by key
   */
  record MapNode(Place place, Map<String, Entry> entries) implements Node {
    /** Takes a copy that keeps the order. */
    public MapNode {
      entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
    }

    @Override
    public MapNode at(Place other) {
      return new MapNode(other, entries);
    }
  }

  /**
   * A key and its value.
   *
   * @param key the key as it is written
   * @param value what stands under it
   */
  record Entry(ScalarNode key, Node value) {}

  /**
   * Values in the order written.
   *
   * @param place where the list begins
   * @param items the values
   */
  record ListNode(Place place, List<Node> items) implements Node {
    /** Takes a copy. */
    public ListNode {
      items = List.copyOf(items);
    }

    @Override
    public ListNode at(Place other) {
      return new ListNode(other, items);
    }
  }

  /**
   * A single value, not interpreted in any way.
   *
   * @param place where the value stands
   * @param text the value as written, escapes resolved
   * @param plain whether it stands without quotes, so that a language may take it for something
   *     else than a text; in JSON whatever is not a string
   */
  record ScalarNode(Place place, String text, boolean plain) implements Node {
    @Override
    public ScalarNode at(Place other) {
      return new ScalarNode(other, text, plain);
    }
  }
}
