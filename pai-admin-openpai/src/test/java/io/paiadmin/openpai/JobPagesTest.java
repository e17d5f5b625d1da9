package io.paiadmin.openpai;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.cluster.Job;
import io.paiadmin.api.cluster.JobQuery;
import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.openpai.stub.Received;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** More jobs than one page holds. */
class JobPagesTest extends OnStub {
  private static final int MANY = 10_001;

  private final StubbedCluster cluster = basic();
  private final ClusterConnector connector = cluster.connect("root1");

  @Test
  void every_job_is_listed_once() {
    submit();
    connector.info();
    cluster.server().forget();
    assertThat(connector.jobs(JobQuery.ALL))
        .hasSize(MANY + 3)
        .extracting(Job::fullName)
        .doesNotHaveDuplicates();
    assertThat(requests()).hasSize(3);
  }

  @Test
  void states_are_looked_at_here_when_there_are_more_pages_than_one() {
    submit();
    assertThat(connector.jobs(new JobQuery(null, null, Set.of(Job.State.FAILED))))
        .hasSize(MANY)
        .allMatch(job -> job.state() == Job.State.FAILED);
    assertThat(requests().subList(1, requests().size())).noneMatch(path -> path.contains("state="));
  }

  @Test
  void states_are_left_to_the_server_when_one_page_holds_all() {
    assertThat(connector.jobs(new JobQuery(null, null, Set.of(Job.State.WAITING)))).hasSize(1);
    assertThat(requests()).singleElement().asString().contains("state=");
  }

  private void submit() {
    IntStream.range(0, MANY)
        .mapToObj(i -> job("many" + i, Instant.ofEpochSecond(1_600_000_000L + i)))
        .forEach(cluster.server().cluster()::job);
  }

  private static Job job(String name, Instant submitted) {
    return new Job("alice", name, Job.State.FAILED, "vision", 1, List.of(), submitted, submitted);
  }

  private List<String> requests() {
    return cluster.server().received().stream()
        .map(Received::path)
        .filter(path -> path.contains("/jobs"))
        .toList();
  }
}
