package io.paiadmin.core.policy.tree;

import io.paiadmin.api.PaiAdminException;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.reader.ReaderException;

/** What the YAML parser complains of, in the form of this library. */
final class YamlFault {
  private static final String FIX = "mend the YAML there; a text with special signs needs quotes";

  private YamlFault() {}

  static PaiAdminException of(Source source, Place reached, RuntimeException fault) {
    if (fault instanceof MarkedYAMLException marked) {
      return marked(source, marked);
    }
    if (fault instanceof ReaderException reader) {
      return unprintable(source, reader);
    }
    return Refusal.syntax(reached, "the file is not YAML", FIX);
  }

  private static PaiAdminException marked(Source source, MarkedYAMLException fault) {
    Mark mark = fault.getProblemMark();
    Place at = source.place(mark.getLine() + 1, mark.getColumn() + 1);
    return Refusal.syntax(at, "the file is not YAML: " + fault.getProblem(), FIX);
  }

  private static PaiAdminException unprintable(Source source, ReaderException fault) {
    Place at = source.placeOf(fault.getPosition());
    String message = "the sign U+%04X may not stand in YAML".formatted(fault.getCodePoint());
    return Refusal.syntax(at, message, "remove it, or write it as an escape in double quotes");
  }
}
