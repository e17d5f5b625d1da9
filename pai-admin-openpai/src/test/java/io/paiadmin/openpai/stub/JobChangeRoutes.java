package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.cluster.Job;
import java.util.ArrayList;
import java.util.List;

/** Stopping and tagging, for owners and administrators, with any token. */
final class JobChangeRoutes {
  private static final Schema EXECUTION =
      Schema.closed().field("value", Rules.oneOf("START", "STOP").required());
  private static final Schema TAG =
      Schema.closed()
          .field(
              "value",
              Rules.filledText()
                  .and("must not contain a comma", text -> !text.asText().contains(","))
                  .required());

  private JobChangeRoutes() {}

  static void addTo(Routes routes) {
    Route execution = routes.put("jobs/{job}/executionType").token();
    execution.body(EXECUTION).writes(JobChangeRoutes::execute);
    routes.put("jobs/{job}/tag").token().body(TAG).writes(JobChangeRoutes::tag);
    routes.delete("jobs/{job}/tag").token().body(TAG).writes(JobChangeRoutes::untag);
  }

  private static Answer execute(Call call) {
    ObjectNode item = JobRoutes.find(call);
    requireOwner(call, item.path("username").asText());
    boolean stop = call.text("value").equals("STOP");
    ObjectNode changed =
        stop && !JobRecords.isOver(item)
            ? JobRecords.withState(item, Job.State.STOPPING)
            : item.deepCopy();
    save(call, changed.put("executionType", call.text("value")));
    String message = "Execute job %s successfully.".formatted(call.variable("job"));
    return status(202, message);
  }

  private static Answer tag(Call call) {
    requireOwner(call, owner(call));
    List<String> tags = tags(call);
    String tag = call.text("value");
    if (!tags.contains(tag)) {
      tags.add(tag);
    }
    saveTags(call, tags);
    return status(200, "Add tag %s for job %s successfully.".formatted(tag, call.variable("job")));
  }

  private static Answer untag(Call call) {
    requireOwner(call, owner(call));
    List<String> tags = tags(call);
    String tag = call.text("value");
    if (!tags.remove(tag)) {
      String message = "Tag %s is not found for job %s.".formatted(tag, call.variable("job"));
      throw Refusal.notFound("NoTagError", message);
    }
    saveTags(call, tags);
    return status(
        200, "Delete tag %s for job %s successfully.".formatted(tag, call.variable("job")));
  }

  /** Whose tags these are is told from the name alone. */
  private static String owner(Call call) {
    return call.variable("job").split("~", 2)[0];
  }

  private static void requireOwner(Call call, String owner) {
    if (!call.caller().admin() && !call.caller().name().equals(owner)) {
      String message = "User %s is not allowed to change job %s.";
      throw Refusal.forbidden(message.formatted(call.caller().name(), call.variable("job")));
    }
  }

  private static List<String> tags(Call call) {
    return new ArrayList<>(Json.texts(JobRoutes.find(call).get("tags")));
  }

  private static void saveTags(Call call, List<String> tags) {
    ArrayNode array = Json.array(tags);
    save(call, JobRoutes.find(call).deepCopy().set("tags", array));
  }

  private static void save(Call call, ObjectNode item) {
    call.state().jobs.put(call.variable("job"), item);
  }

  private static Answer status(int status, String message) {
    return Answer.json(status, Json.object().put("status", status).put("message", message));
  }
}
