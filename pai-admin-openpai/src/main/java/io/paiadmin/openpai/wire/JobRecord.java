package io.paiadmin.openpai.wire;

import com.fasterxml.jackson.databind.JsonNode;
import io.paiadmin.api.cluster.Job;
import java.time.Instant;
import java.util.Optional;

/** A job as the server lists one. */
public final class JobRecord {
  private JobRecord() {}

  /** Reads a job; empty when it does not say whose it is, what it is called, or since when. */
  public static Optional<Job> read(JsonNode record, Findings findings) {
    String user = record.path("username").asText("");
    String name = shortName(user, record.path("name").asText(""));
    Entry entry = new Entry(record, "job " + user + "~" + name, findings);
    Optional<Instant> submitted =
        entry.time("submissionTime").or(() -> entry.time("createdTime")); // the first since 1.2
    return user.isEmpty() || name.isEmpty()
        ? Optional.empty()
        : submitted.map(since -> job(user, name, since, entry));
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
