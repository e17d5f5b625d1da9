package io.paiadmin.openpai.wire;

import com.fasterxml.jackson.databind.JsonNode;
import io.paiadmin.api.cluster.Job;
import java.time.Instant;
import java.util.Optional;

/** A job as the server lists one. */
public final class JobRecord {
  private JobRecord() {}

  /** Reads a job; empty when it has no owner or no name, and so is none. */
  public static Optional<Job> read(JsonNode record, Findings findings) {
    String user = record.path("username").asText("");
    String name = shortName(user, record.path("name").asText(""));
    Entry entry = new Entry(record, "job " + user + "~" + name, findings);
    return user.isEmpty() || name.isEmpty()
        ? Optional.empty()
        : Optional.of(job(user, name, submitted(entry), entry));
  }

  /** The time of submission is there since 1.2; no time at all is no reason to leave a job out. */
  private static Instant submitted(Entry entry) {
    return entry
        .time("submissionTime")
        .or(() -> entry.time("createdTime"))
        .or(() -> entry.time("launchedTime"))
        .orElse(Instant.EPOCH);
  }

  private static Job job(String user, String name, Instant submitted, Entry entry) {
    String vc = entry.text("virtualCluster");
    return new Job(
        user,
        name,
        JobStates.of(entry.node()),
        vc.isEmpty() ? "unknown" : vc,
        (int) entry.number("totalGpuNumber"),
        entry.names("tags"),
        submitted,
        entry.time("completedTime").orElse(null));
  }

  /** Some servers put the owner before the name. */
  private static String shortName(String user, String name) {
    String owner = user + "~";
    return name.startsWith(owner) ? name.substring(owner.length()) : name;
  }
}
