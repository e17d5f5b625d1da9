package io.paiadmin.openpai;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.paiadmin.api.cluster.Job;
import io.paiadmin.api.cluster.Job.State;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Jobs, where the recordings are silent. */
class StubJobsTest extends StubTest {
  private static final String TRAIN = "/api/v2/jobs/alice~train";

  @BeforeEach
  void fill() {
    cluster.job(job("alice", "old", State.SUCCEEDED, 1).tags("kept", "x").made());
    cluster.job(job("alice", "train", State.RUNNING, 2).made());
    cluster.job(job("root", "wait", State.WAITING, 3).tags("x").made());
  }

  private record Draft(String user, String name, State state, int age, List<String> tags) {
    Draft tags(String... others) {
      return new Draft(user, name, state, age, List.of(others));
    }

    Job made() {
      Instant submitted = Instant.ofEpochSecond(1_700_000_000 + age);
      Instant completed = state.isTerminal() ? submitted.plusSeconds(60) : null;
      return new Job(user, name, state, "vc1", age, tags, submitted, completed);
    }
  }

  private static Draft job(String user, String name, State state, int age) {
    return new Draft(user, name, state, age, List.of());
  }

  private List<String> names(String query) {
    List<String> names = new ArrayList<>();
    JsonNode answer = StubClient.json(alice.get("/api/v2/jobs" + query));
    answer.forEach(item -> names.add(item.get("name").asText()));
    return names;
  }

  private Job train() {
    return cluster.jobs().get(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "? wait,train,old",
        "?username=alice train,old",
        "?username=alice,root&state=WAITING,SUCCEEDED wait,old",
        "?state= ''",
        "?vc=vc1&limit=1 wait",
        "?offset=1&limit=1 train",
        "?offset=9 ''",
        "?keyword=trai train",
        "?keyword=vc1 wait,train,old",
        "?tagsContain=kept,y old",
        "?tagsNotContain=kept,y wait,train",
        "?jobPriority=default wait,train,old",
        "?jobPriority=prod ''",
        "?order=jobName,ASC old,train,wait",
        "?order=totalGpuNumber,ASC old,train,wait",
        "?order=completionTime,DESC train,wait,old",
        "?order=completionTime,ASC old,train,wait",
        "?order=nonsense,ASC wait,train,old",
        "?order=jobName,UP wait,train,old"
      })
  void are_filtered_ordered_and_paged(String query, String expected) {
    assertThat(String.join(",", names(query))).isEqualTo(expected);
  }

  @Test
  void come_back_as_given() {
    assertThat(cluster.jobs())
        .containsExactly(
            job("alice", "old", State.SUCCEEDED, 1).tags("kept", "x").made(),
            job("alice", "train", State.RUNNING, 2).made(),
            job("root", "wait", State.WAITING, 3).tags("x").made());
  }

  @Test
  void are_five_thousand_at_most_unless_more_are_asked_for() {
    for (int i = 0; i < 5_000; i++) {
      cluster.job(job("root", "j" + i, State.RUNNING, 9).made());
    }
    assertThat(names("")).hasSize(5_000);
    assertThat(names("?limit=6000")).hasSize(5_003);
    JsonNode page = StubClient.json(alice.get("/api/v2/jobs?withTotalCount=true&limit=2"));
    assertThat(page.get("totalCount").asInt()).isEqualTo(5_003);
    assertThat(page.get("data")).hasSize(2);
  }

  @Test
  void stop_in_two_steps() {
    assertThat(alice.status("PUT", TRAIN + "/executionType", "{\"value\": \"STOP\"}"))
        .isEqualTo(202);
    assertThat(train().state()).isEqualTo(State.STOPPING);
    assertThat(train().completed()).isNull();
    cluster.settleJobs();
    assertThat(train().state()).isEqualTo(State.STOPPED);
    assertThat(train().completed()).isNotNull();
  }

  @Test
  void that_are_over_stay_so() {
    String path = "/api/v2/jobs/alice~old/executionType";
    assertThat(alice.status("PUT", path, "{\"value\": \"STOP\"}")).isEqualTo(202);
    assertThat(cluster.settleJobs().jobs().get(0).state()).isEqualTo(State.SUCCEEDED);
  }

  @Test
  void are_stopped_and_tagged_by_owners_and_administrators_with_any_token() {
    String path = "/api/v2/jobs/root~wait";
    StubClient application = guest.with(stub.applicationToken("root"));
    assertThat(alice.told("PUT", path + "/executionType", "{\"value\": \"STOP\"}"))
        .isEqualTo("403 ForbiddenUserError");
    assertThat(alice.told("PUT", path + "/tag", "{\"value\": \"t\"}"))
        .isEqualTo("403 ForbiddenUserError");
    assertThat(application.status("PUT", TRAIN + "/tag", "{\"value\": \"t\"}")).isEqualTo(200);
    assertThat(train().tags()).containsExactly("t");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "executionType | PUT | {'value':'stop'} | 400 InvalidParametersError",
        "tag | PUT | {'value':''} | 400 InvalidParametersError",
        "tag | PUT | {'value':'a,b'} | 400 InvalidParametersError",
        "tag | DELETE | {'value':'none'} | 404 NoTagError",
        "ssh | GET | | 404 NoJobSshInfoError"
      })
  void refuse_what_they_cannot_do(String part, String method, String body, String told) {
    String json = body == null ? null : body.replace('\'', '"');
    assertThat(alice.told(method, TRAIN + "/" + part, json)).isEqualTo(told);
  }

  @Test
  void keep_a_tag_once_and_lose_it_on_demand() {
    assertThat(alice.status("PUT", TRAIN + "/tag", "{\"value\": \"t\"}")).isEqualTo(200);
    assertThat(alice.status("PUT", TRAIN + "/tag", "{\"value\": \"t\"}")).isEqualTo(200);
    assertThat(train().tags()).containsExactly("t");
    assertThat(alice.status("DELETE", TRAIN + "/tag", "{\"value\": \"t\"}")).isEqualTo(200);
    assertThat(train().tags()).isEmpty();
  }

  @Test
  void are_shown_one_by_one() {
    JsonNode one = StubClient.json(alice.get("/api/v2/jobs/alice%7Etrain"));
    assertThat(one.at("/jobStatus/state").asText()).isEqualTo("RUNNING");
    assertThat(alice.get(TRAIN + "/config").headers().firstValue("Content-Type").orElseThrow())
        .startsWith("text/yaml");
    cluster.removeJob("alice~train");
    assertThat(alice.told("GET", TRAIN, null)).isEqualTo("404 NoJobError");
  }

  @Test
  void have_alerts_which_only_those_concerned_see() {
    cluster.alert("{\"labels\": {\"job_name\": \"alice~train\", \"username\": \"alice\"}}");
    cluster.alert("{\"labels\": {\"node_name\": \"n1\", \"username\": \"alice\"}}");
    assertThat(StubClient.json(root.get("/api/v2/alerts"))).hasSize(2);
    assertThat(StubClient.json(alice.get("/api/v2/alerts"))).hasSize(1);
  }
}
