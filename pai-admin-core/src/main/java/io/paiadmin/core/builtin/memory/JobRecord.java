package io.paiadmin.core.builtin.memory;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.cluster.Job;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A job as {@code GET /jobs} shows it. */
final class JobRecord {
  private static final String SUBMITTED = "submissionTime";
  private static final String COMPLETED = "completedTime";
  private static final Map<String, Job.State> STATES =
      Arrays.stream(Job.State.values()).collect(Collectors.toMap(Enum::name, Function.identity()));

  private JobRecord() {}

  /** Returns an entry's full name, {@code user~name}, or an empty text when it has none. */
  static String name(JsonNode entry) {
    String user = NamedEntries.text(entry, "username");
    String name = shortName(user, NamedEntries.text(entry, "name"));
    return user.isEmpty() || name.isEmpty() ? "" : user + "~" + name;
  }

  /** Reads a job; one without the time of its submission is noted and left out. */
  static Optional<Job> read(Cursor entry) {
    Optional<Job> job = entry.time(SUBMITTED).map(submitted -> read(entry, submitted));
    if (job.isEmpty()) {
      entry.oddities().lost(entry.place(), "the job has no time of submission and is left out");
    }
    return job;
  }

  static ObjectNode create(Job job) {
    ObjectNode entry = JsonNodeFactory.instance.objectNode();
    entry.put("name", job.name());
    entry.put("username", job.user());
    entry.put("state", job.state().name());
    entry.put("executionType", "START");
    job.tags().forEach(entry.putArray("tags")::add);
    entry.put(SUBMITTED, job.submitted().toEpochMilli());
    Instant completed = job.completed();
    entry.put(COMPLETED, completed == null ? null : (Long) completed.toEpochMilli());
    entry.put("virtualCluster", job.virtualCluster());
    entry.put("totalGpuNumber", job.gpus());
    return entry;
  }

  static Job.State state(JsonNode entry) {
    return STATES.getOrDefault(NamedEntries.text(entry, "state"), Job.State.UNKNOWN);
  }

  static void stop(ObjectNode entry, Instant now) {
    entry.put("executionType", "STOP");
    entry.put("state", Job.State.STOPPED.name());
    entry.put(COMPLETED, now.toEpochMilli());
  }

  static void tag(ObjectNode entry, String tag) {
    List<String> tags = Cursor.quiet(entry).names("tags");
    if (!tags.contains(tag)) {
      var list = entry.putArray("tags");
      tags.forEach(list::add);
      list.add(tag);
    }
  }

  private static Job read(Cursor entry, Instant submitted) {
    String user = entry.text("username");
    String vc = entry.text("virtualCluster");
    return new Job(
        user,
        shortName(user, entry.text("name")),
        STATES.getOrDefault(entry.text("state"), Job.State.UNKNOWN),
        vc.isEmpty() ? "unknown" : vc,
        (int) entry.number("totalGpuNumber"),
        entry.names("tags"),
        submitted,
        entry.time(COMPLETED).orElse(null));
  }

  /** Some servers put the owner before the name. */
  private static String shortName(String user, String name) {
    String owner = user + "~";
    return name.startsWith(owner) ? name.substring(owner.length()) : name;
  }
}
