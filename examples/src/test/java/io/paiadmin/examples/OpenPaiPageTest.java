package io.paiadmin.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.Secret;
import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.Capability;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.GroupChange.CreateGroup;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.api.spi.PluginContext;
import io.paiadmin.api.spi.Settings;
import io.paiadmin.core.policy.PolicyReader;
import io.paiadmin.openpai.OpenPaiConnectorProvider;
import io.paiadmin.openpai.stub.Fault;
import io.paiadmin.openpai.stub.Received;
import io.paiadmin.openpai.stub.StubCluster;
import io.paiadmin.openpai.stub.StubOpenPai;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the page on the connector shows is so. */
class OpenPaiPageTest {
  private static final Path PAGE = Path.of("../docs/openpai.md");

  @Test
  void its_policy_reads() throws IOException {
    assertThat(PolicyReader.readText("openpai.yaml", piece("yaml")).warnings()).isEmpty();
  }

  @Test
  void its_table_has_every_setting() throws IOException {
    Settings unknown = Settings.of(Map.of("no-such-setting", ""));
    PaiAdminException refusal =
        catchThrowableOfType(
            PaiAdminException.class,
            () -> new OpenPaiConnectorProvider().connect(unknown, PluginContext.named("page")));
    assertThat(refusal.problems())
        .filteredOn(problem -> problem.at().endsWith("no-such-setting"))
        .extracting(Problem::fix)
        .containsExactly(
            "use one of " + String.join(", ", cells("(?s)### Settings.*?\n## ").sorted().toList()));
  }

  @Test
  void its_table_has_every_capability() throws IOException {
    String section = section("(?s)## What works where.*?\n## ");
    assertThat(Capability.values())
        .allSatisfy(each -> assertThat(section).contains("`" + each.name() + "`"));
  }

  @Test
  void its_java_is_compiled_and_run() throws IOException {
    String source =
        Files.readString(Path.of("src/test/java/io/paiadmin/examples/OpenPaiPageTest.java"));
    assertThat(source.replaceAll("(?m)^    ", "")).contains(piece("java"));
  }

  @Test
  void a_group_is_created_once_though_the_answer_is_lost() {
    StubCluster cluster =
        StubCluster.in(AuthenticationMode.BASIC)
            .user(new User("root", "", List.of("default", "admingroup")), "root-password");
    try (StubOpenPai server = StubOpenPai.start(cluster);
        ClusterConnector connector = connect(server.url(), "root", "root-password")) {
      server.faults().next("POST", "/groups", Fault.dropAfter()); // done, but the answer is lost
      connector.apply(new CreateGroup(Group.of("vision", Acls.NONE)));
      assertThat(cluster.state().groups()).extracting(Group::name).contains("vision");
      assertThat(server.received()).filteredOn(Received::wrote).hasSize(1);
    }
  }

  private static ClusterConnector connect(URI url, String user, String password) {
    Settings settings =
        Settings.of(
            Map.of("url", url.toString(), "username", user),
            Map.of("password", Secret.of(password)));
    return new OpenPaiConnectorProvider().connect(settings, PluginContext.named("page"));
  }

  private static String piece(String language) throws IOException {
    return section("(?s)```" + language + "\n.*?```")
        .replaceFirst("^```[a-z]+\n", "")
        .replaceFirst("```$", "");
  }

  private static Stream<String> cells(String section) throws IOException {
    return Pattern.compile("(?m)^\\| `([A-Za-z]+)` \\|")
        .matcher(section(section))
        .results()
        .map(cell -> cell.group(1));
  }

  private static String section(String pattern) throws IOException {
    return Pattern.compile(pattern)
        .matcher(Files.readString(PAGE))
        .results()
        .map(MatchResult::group)
        .findFirst()
        .orElseThrow();
  }
}
