package io.paiadmin.openpai.change;

import com.fasterxml.jackson.databind.JsonNode;
import io.paiadmin.api.cluster.JobChange;
import io.paiadmin.openpai.json.Json;
import io.paiadmin.openpai.read.Lookup;
import io.paiadmin.openpai.rest.Conversation;
import io.paiadmin.openpai.rest.Route;
import io.paiadmin.openpai.wire.JobStates;

/** Stops and tags jobs. Both can be repeated without harm, and neither is repeated here. */
final class JobChanges {
  private final Lookup lookup;
  private final Writing writing;

  JobChanges(Conversation conversation) {
    this.lookup = new Lookup(conversation);
    this.writing = new Writing(conversation);
  }

  void apply(JobChange change) {
    if (change instanceof JobChange.StopJob stop) {
      stop(stop.job());
    } else if (change instanceof JobChange.TagJob tag) {
      tag(tag.job(), tag.tag());
    }
  }

  private void stop(String job) {
    writing.send(
        Route.of("jobs", job, "executionType").put(Json.object().put("value", "STOP")),
        () -> lookup.job(job).filter(JobChanges::isStopped).isPresent());
  }

  private void tag(String job, String tag) {
    writing.send(
        Route.of("jobs", job, "tag").put(Json.object().put("value", tag)),
        () -> lookup.job(job).filter(record -> hasTag(record, tag)).isPresent());
  }

  private static boolean isStopped(JsonNode record) {
    JsonNode status = record.path("jobStatus");
    return status.path("executionType").asText("").equals("STOP")
        || JobStates.of(status).isTerminal();
  }

  private static boolean hasTag(JsonNode record, String tag) {
    for (JsonNode each : record.path("tags")) {
      if (each.asText("").equals(tag)) {
        return true;
      }
    }
    return false;
  }
}
