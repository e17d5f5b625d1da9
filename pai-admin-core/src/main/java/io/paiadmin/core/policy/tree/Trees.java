package io.paiadmin.core.policy.tree;

import io.paiadmin.api.PaiAdminException;
import java.util.Optional;

/** Reads a text into a tree, whichever language it is written in. */
public final class Trees {
  private Trees() {}

  /** Returns the tree of a text; empty when it could not be read, which the faults then say. */
  public static Optional<Node> read(Source source, Faults faults) {
    try {
      refuseLarge(source);
      return Optional.of(
          source.isJson() ? JsonTree.read(source, faults) : YamlTree.read(source, faults));
    } catch (PaiAdminException e) {
      e.problems().forEach(faults::add);
      return Optional.empty();
    }
  }

  private static void refuseLarge(Source source) {
    if (source.text().length() > Source.MOST) {
      throw Source.tooLarge(source.name());
    }
  }
}
