package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.cluster.Job;
import java.time.Instant;
import java.util.Arrays;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Jobs between the values of the api and the items of the server's list. */
final class JobRecords {
  private static final Set<String> OVER = Set.of("SUCCEEDED", "FAILED", "STOPPED");

  private JobRecords() {}

  static ObjectNode of(Job job) {
    ObjectNode item = Json.object().put("debugId", debugId(job.fullName()));
    item.put("name", job.name()).put("username", job.user());
    item.put("state", job.state().name()).put("subState", job.state().name());
    item.put("executionType", job.state() == Job.State.STOPPED ? "STOP" : "START");
    item.set("tags", Json.array(job.tags()));
    item.put("retries", 0);
    item.putObject("retryDetails").put("user", 0).put("platform", 0).put("resource", 0);
    item.putNull("retryDelayTime");
    return withTimes(item, job)
        .put("virtualCluster", job.virtualCluster())
        .put("totalGpuNumber", job.gpus())
        .put("totalTaskNumber", 1)
        .put("totalTaskRoleNumber", 1)
        .putNull("jobPriority");
  }

  static Job toJob(JsonNode item) {
    String user = item.path("username").asText();
    return new Job(
        user,
        fullName(item).substring(user.length() + 1),
        state(item.path("state").asText()),
        item.path("virtualCluster").asText("unknown"),
        item.path("totalGpuNumber").asInt(),
        Json.texts(item.get("tags")),
        Instant.ofEpochMilli(item.path("submissionTime").asLong()),
        item.path("completedTime").isNumber()
            ? Instant.ofEpochMilli(item.path("completedTime").asLong())
            : null);
  }

  /** Returns the name that is unique in the cluster, whichever form the item has. */
  static String fullName(JsonNode item) {
    String name = item.path("name").asText();
    return name.contains("~") ? name : item.path("username").asText() + "~" + name;
  }

  static boolean isOver(JsonNode item) {
    return item.path("completedTime").isNumber() || OVER.contains(item.path("state").asText());
  }

  static ObjectNode withState(ObjectNode item, Job.State state) {
    return item.deepCopy().put("state", state.name()).put("subState", state.name());
  }

  private static ObjectNode withTimes(ObjectNode item, Job job) {
    boolean launched = job.state() != Job.State.WAITING;
    long submitted = job.submitted().toEpochMilli();
    item.put("submissionTime", submitted).put("createdTime", submitted);
    item.put("launchedTime", launched ? (Long) submitted : null);
    item.put("completedTime", millis(job.completed()));
    return item.put("appExitCode", job.state() == Job.State.SUCCEEDED ? (Integer) 0 : null);
  }

  private static @Nullable Long millis(@Nullable Instant time) {
    return time == null ? null : (Long) time.toEpochMilli();
  }

  private static Job.State state(String word) {
    return Arrays.stream(Job.State.values())
        .filter(state -> state.name().equals(word))
        .findFirst()
        .orElse(Job.State.UNKNOWN);
  }

  private static String debugId(String fullName) {
    return "%032x".formatted(fullName.hashCode() & 0xffffffffL);
  }
}
