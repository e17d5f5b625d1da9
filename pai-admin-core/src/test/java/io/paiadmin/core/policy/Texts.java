package io.paiadmin.core.policy;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;

/** Policies for tests, and their faults in short. */
final class Texts {
  /** A cluster of each kind, after which a test can go on with {@code tenancy:}. */
  static final String CLUSTERS =
      """
      version: 1
      clusters:
        - {name: prod, priority: production, authentication: basic, connector: memory}
        - {name: east, priority: test, authentication: aad, connector: memory}
      """;

  private Texts() {}

  static Path file(String name) {
    try {
      return Path.of(Texts.class.getResource("/policy/" + name).toURI());
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }

  static Policy yaml(String text) {
    return PolicyReader.readText("p.yaml", text);
  }

  /** Returns every fault of a text as {@code line:column CODE}. */
  static List<String> faults(String name, String text) {
    return problems(() -> PolicyReader.readText(name, text)).stream().map(Texts::brief).toList();
  }

  /** Returns every fault of a tenancy section as {@code line:column CODE}; it begins in line 5. */
  static List<String> tenancyFaults(String tenancy) {
    return faults("p.yaml", CLUSTERS + tenancy);
  }

  static List<Problem> problems(Runnable reading) {
    return catchThrowableOfType(PaiAdminException.class, reading::run).problems();
  }

  static String brief(Problem problem) {
    return problem.at().replaceFirst("^.*?(?=\\d+:\\d+$)", "") + " " + problem.code();
  }
}
