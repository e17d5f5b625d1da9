package io.paiadmin.openpai.wire;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.cluster.Job;
import io.paiadmin.api.cluster.Job.State;
import io.paiadmin.openpai.json.Json;
import java.time.Instant;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Jobs as servers of several ages list them. */
class JobRecordTest {
  @ParameterizedTest
  @CsvSource({
    "WAITING, null, WAITING",
    "RUNNING, null, RUNNING",
    "STOPPING, null, STOPPING",
    "SUCCEEDED, 0, SUCCEEDED",
    "FAILED, 1, FAILED",
    "STOPPED, -210, STOPPED",
    "AttemptPreparing, null, WAITING",
    "AttemptRunning, null, RUNNING",
    "AttemptDeleting, null, STOPPING",
    "Completed, 0, SUCCEEDED",
    "Completed, 137, FAILED",
    "Completed, -210, STOPPED",
    "Completed, -220, STOPPED",
    "Completed, null, UNKNOWN",
    "Sleeping, null, UNKNOWN",
  })
  void both_vocabularies_of_states_are_understood(String word, String exitCode, State state) {
    assertThat(read("'state':'" + word + "','appExitCode':" + exitCode))
        .get()
        .extracting(Job::state)
        .isEqualTo(state);
  }

  @ParameterizedTest
  @EnumSource
  void the_words_asked_for_cover_every_word_that_is_read_as_a_state(State state) {
    Set<String> words = JobStates.words(EnumSet.of(state));
    assertThat(words.isEmpty()).isEqualTo(state == State.UNKNOWN);
    assertThat(words.isEmpty() || words.contains(state.name())).isTrue();
  }

  @Test
  void the_owner_before_the_name_is_cut_off() {
    assertThat(read("'name':'alice~train'"))
        .get()
        .extracting(Job::fullName)
        .isEqualTo("alice~train");
    assertThat(read("'name':'train'")).get().extracting(Job::fullName).isEqualTo("alice~train");
  }

  @Test
  void without_a_time_of_submission_that_of_creation_counts() {
    assertThat(read("'submissionTime':null,'createdTime':7"))
        .get()
        .extracting(Job::submitted)
        .isEqualTo(Instant.ofEpochMilli(7));
  }

  @Test
  void a_job_without_any_time_is_listed_all_the_same() {
    assertThat(read("'submissionTime':'yesterday'"))
        .get()
        .extracting(Job::submitted)
        .isEqualTo(Instant.EPOCH);
  }

  @Test
  void what_is_no_job_is_left_out() {
    assertThat(read("'username':''")).isEmpty();
    assertThat(read("'name':''")).isEmpty();
  }

  @Test
  void a_job_without_virtual_cluster_runs_in_an_unknown_one() {
    assertThat(read("'virtualCluster':null"))
        .get()
        .extracting(Job::virtualCluster)
        .isEqualTo("unknown");
  }

  private static Optional<Job> read(String members) {
    String record =
        "{'username':'alice','name':'train','state':'RUNNING','submissionTime':1," + members + "}";
    return Json.value(record.replace('\'', '"'))
        .flatMap(json -> JobRecord.read(json, new Findings("cluster test")));
  }
}
