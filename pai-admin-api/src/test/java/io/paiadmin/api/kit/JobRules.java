package io.paiadmin.api.kit;

import static io.paiadmin.api.kit.StandardCluster.OVER;
import static io.paiadmin.api.kit.StandardCluster.RUNNING;
import static io.paiadmin.api.kit.StandardCluster.WAITING;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.Capability;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.Job;
import io.paiadmin.api.cluster.JobChange.StopJob;
import io.paiadmin.api.cluster.JobChange.TagJob;
import io.paiadmin.api.cluster.JobQuery;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

abstract class JobRules extends Rules {
  JobRules(ClusterConnectorContract subject) {
    super(subject);
  }

  @Test
  @DisplayName("C7.1 jobs are listed as the cluster has them, or refused with UNSUPPORTED")
  void jobs_are_listed() {
    assertListed(JobQuery.ALL, RUNNING, OVER, WAITING);
  }

  @Test
  @DisplayName("C7.2 every condition of a query holds for what is listed, and nothing is missing")
  void queries_are_kept() {
    assertListed(new JobQuery("alice", null, Set.of()), RUNNING, OVER);
    assertListed(new JobQuery(null, "speech", Set.of()), WAITING);
    assertListed(new JobQuery(null, null, Set.of(Job.State.SUCCEEDED)), OVER);
    assertListed(new JobQuery("alice", "vision", Set.of(Job.State.RUNNING)), RUNNING);
    assertListed(new JobQuery("Alice", null, Set.of()));
  }

  @Test
  @DisplayName("C7.3 a stopped job waits and runs no more")
  void a_job_stops() {
    effectOn(
        RUNNING,
        new StopJob(RUNNING.fullName()),
        job ->
            assertTrue(
                job.state().isTerminal() || job.state() == Job.State.STOPPING,
                () -> "still " + job.state()));
  }

  @Test
  @DisplayName("C7.4 stopping a job that is over changes nothing")
  void a_job_that_is_over_stays() {
    effectOn(OVER, new StopJob(OVER.fullName()), job -> assertEquals(OVER, job));
  }

  @Test
  @DisplayName("C7.5 a tagged job bears the tag once, beside the tags it had")
  void a_job_is_tagged() {
    TagJob tag = new TagJob(OVER.fullName(), "seen");
    effectOn(OVER, tag, job -> assertEquals(List.of("kept", "seen"), tags(job)));
    effectOn(OVER, tag, job -> assertEquals(List.of("kept", "seen"), tags(job)));
  }

  @Test
  @DisplayName("C7.6 a job that is not there is NOT_FOUND")
  void an_absent_job_is_not_found() {
    refusal(StandardErrorCode.NOT_FOUND, new StopJob("alice~nosuch"));
    refusal(StandardErrorCode.NOT_FOUND, new TagJob("alice~nosuch", "seen"));
  }

  @Test
  @DisplayName("C7.7 an empty tag and a tag with a comma are refused with INVALID_INPUT")
  void an_illegal_tag_is_refused() {
    refusal(StandardErrorCode.INVALID_INPUT, new TagJob(RUNNING.fullName(), ""));
    refusal(StandardErrorCode.INVALID_INPUT, new TagJob(RUNNING.fullName(), "a,b"));
  }

  /** Where jobs cannot be listed, it is enough that the change is accepted. */
  private void effectOn(Job job, ClusterChange change, Consumer<Job> check) {
    effect(
        change,
        () -> {
          if (supports(Capability.READ_JOBS)) {
            check.accept(job(job.fullName()));
          }
        });
  }

  private void assertListed(JobQuery query, Job... wanted) {
    if (supports(Capability.READ_JOBS)) {
      assertEquals(names(Arrays.stream(wanted)), names(connector.jobs(query).stream()));
      connector.jobs(query).forEach(job -> assertTrue(fixture.jobs().contains(job), job::fullName));
    } else {
      PaiAdminException refusal =
          assertThrows(PaiAdminException.class, () -> connector.jobs(query));
      assertEquals(StandardErrorCode.UNSUPPORTED.name(), refusal.code().name());
    }
  }

  private static List<String> names(Stream<Job> jobs) {
    return jobs.map(Job::fullName).sorted().toList();
  }

  private static List<String> tags(Job job) {
    return job.tags().stream().sorted().toList();
  }
}
