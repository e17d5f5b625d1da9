package io.paiadmin.openpai;

import io.paiadmin.core.ClusterTenancy;
import io.paiadmin.core.PaiAdmin;
import io.paiadmin.core.policy.PolicyReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A stubbed cluster under a policy, as an embedder has it. */
record Administered(PaiAdmin admin, ClusterTenancy tenancy) implements AutoCloseable {

  /**
   * Reads a policy in which the cluster is named {@code prod} and root1 logs in.
   *
   * @param tenancy the cluster's tenancy, as YAML without indentation
   */
  static Administered of(StubbedCluster cluster, String tenancy) {
    return of(cluster.mode().text(), cluster, tenancy);
  }

  /** Reads a policy that names a mode of its own choice. */
  static Administered of(String mode, StubbedCluster cluster, String tenancy) {
    String policy =
        """
        version: 1
        clusters:
          - name: prod
            priority: production
            authentication: %s
            connector: openpai
            settings: {url: "%s", maxRequestsPerMinute: 100000, %s}
        tenancy:
          prod:
        %s
        """
            .formatted(mode, cluster.server().url(), login(cluster), tenancy.indent(4));
    PaiAdmin admin = PaiAdmin.of(PolicyReader.read(written(policy))).pause(reading -> {}).build();
    return new Administered(admin, admin.tenancy("prod"));
  }

  private static String login(StubbedCluster cluster) {
    return switch (cluster.mode()) {
      case BASIC -> "username: root1, password: \"" + secret(StubbedCluster.PASSWORD) + "\"";
      case AAD -> "token: \"" + secret(cluster.server().browserToken("root1")) + "\"";
    };
  }

  private static String secret(String text) {
    return "${file:" + written(text) + "}";
  }

  private static Path written(String text) {
    try {
      Path file = Files.createTempFile("openpai", ".yaml");
      file.toFile().deleteOnExit();
      return Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    admin.close();
  }
}
