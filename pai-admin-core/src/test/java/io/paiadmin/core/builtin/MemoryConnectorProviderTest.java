package io.paiadmin.core.builtin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.paiadmin.api.ErrorCode;
import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.GroupChange.CreateGroup;
import io.paiadmin.api.cluster.GroupChange.DeleteGroup;
import io.paiadmin.api.cluster.Job;
import io.paiadmin.api.cluster.JobChange.StopJob;
import io.paiadmin.api.cluster.JobQuery;
import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.api.spi.ClusterConnectorProvider;
import io.paiadmin.api.spi.PluginContext;
import io.paiadmin.api.spi.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.ServiceLoader;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MemoryConnectorProviderTest {
  private static final Instant NOW = Instant.parse("2024-05-06T07:08:09Z");

  @TempDir Path directory;

  @BeforeEach
  void write_a_state() throws IOException {
    Files.writeString(directory.resolve("state.json"), Recording.basic().state().toString());
  }

  @Test
  void is_found_on_the_class_path() {
    assertThat(ServiceLoader.load(ClusterConnectorProvider.class))
        .extracting(ClusterConnectorProvider::id)
        .contains("memory");
  }

  @Test
  void reads_the_state_relative_to_the_directory() {
    ClusterConnector cluster = connect(Map.of("state", "state.json", "account", "admin"));
    assertThat(cluster.read().users()).hasSize(1);
    assertThat(cluster.info().account()).isEqualTo("admin");
  }

  @Test
  void leaves_the_file_alone_unless_asked() throws IOException {
    String before = Files.readString(directory.resolve("state.json"));
    connect(Map.of("state", "state.json")).apply(new DeleteGroup("vc1"));
    assertThat(directory.resolve("state.json")).hasContent(before);
  }

  @Test
  void writes_the_state_back_when_an_apply_ends() throws IOException {
    Map<String, String> settings = Map.of("state", "state.json", "out", "state.json");
    MemoryCluster cluster = connect(settings);
    cluster.apply(new CreateGroup(Group.of("fresh", Acls.NONE)));
    cluster.apply(new DeleteGroup("vc1"));
    cluster.flush();
    assertThat(connect(settings).read().groups())
        .extracting(Group::name)
        .containsExactly("admingroup", "default", "fresh");
    try (var files = Files.list(directory)) {
      assertThat(files).containsExactly(directory.resolve("state.json"));
    }
  }

  @Test
  void writes_what_toJson_gives_keys_of_users_included() throws IOException {
    MemoryCluster cluster = connect(Map.of("state", "state.json", "out", "after.json"));
    cluster.apply(new DeleteGroup("vc1"));
    cluster.flush();
    assertThat(Files.readString(directory.resolve("after.json")))
        .isEqualTo(cluster.toJson())
        .contains("<private key>");
  }

  @Test
  void the_state_is_written_even_when_nothing_changed() {
    connect(Map.of("state", "state.json", "out", "after.json")).flush();
    assertThat(directory.resolve("after.json")).exists();
  }

  @Test
  void a_state_that_cannot_be_written_is_said_and_kept() {
    MemoryCluster cluster = connect(Map.of("state", "state.json", "out", "no/such/folder.json"));
    cluster.apply(new DeleteGroup("vc1"));
    String before = cluster.toJson();
    assertRefused(StandardErrorCode.UNAVAILABLE, cluster::flush);
    assertThat(cluster.toJson()).isEqualTo(before);
  }

  @Test
  void a_job_stops_by_the_clock_of_the_host() {
    MemoryCluster cluster = connect(Map.of("state", "state.json"));
    cluster.apply(new StopJob("alice~job_3"));
    assertThat(cluster.jobs(JobQuery.ALL))
        .filteredOn(job -> job.name().equals("job_3"))
        .singleElement()
        .satisfies(job -> assertThat(job.state()).isEqualTo(Job.State.STOPPED))
        .satisfies(job -> assertThat(job.completed()).isEqualTo(NOW));
  }

  @Test
  void a_missing_file_is_named() {
    PaiAdminException refusal =
        assertRefused(StandardErrorCode.INVALID_INPUT, () -> connect(Map.of("state", "none.json")));
    assertThat(refusal.problems()).extracting(Problem::at).containsExactly("none.json");
    assertThat(refusal).hasMessageContaining("no state file");
  }

  @Test
  void a_folder_is_no_state_file() {
    assertRefused(StandardErrorCode.INVALID_INPUT, () -> connect(Map.of("state", ".")));
  }

  @Test
  void a_missing_setting_and_an_unknown_one_are_reported_together() {
    PaiAdminException refusal =
        assertRefused(
            StandardErrorCode.INVALID_SETTINGS, () -> connect(Map.of("file", "state.json")));
    assertThat(refusal.problems())
        .extracting(Problem::at)
        .containsExactly("setting file", "setting state");
  }

  private MemoryCluster connect(Map<String, String> settings) {
    return new MemoryConnectorProvider().connect(Settings.of(settings), new Context(directory));
  }

  private static PaiAdminException assertRefused(ErrorCode code, Runnable call) {
    PaiAdminException refusal = catchThrowableOfType(PaiAdminException.class, call::run);
    assertThat(refusal).isNotNull();
    assertThat(refusal.code()).isEqualTo(code);
    return refusal;
  }

  private record Context(Path directory) implements PluginContext {
    @Override
    public String instance() {
      return "prod";
    }

    @Override
    public Clock clock() {
      return Clock.fixed(NOW, ZoneOffset.UTC);
    }
  }
}
