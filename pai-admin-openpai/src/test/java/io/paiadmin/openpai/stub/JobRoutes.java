package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;

/** Jobs as everybody with a token sees them. */
final class JobRoutes {
  private static final int LIMIT = 5000;
  private static final int LARGEST_LIMIT = 50000;

  private JobRoutes() {}

  static void addTo(Routes routes) {
    routes.get("jobs").token().reads(JobRoutes::list);
    routes.get("jobs/{job}").token().reads(JobRoutes::one);
    routes.get("jobs/{job}/attempts/{attempt}").token().reads(JobRoutes::one);
    routes.get("jobs/{job}/config").token().reads(JobRoutes::config);
    routes.get("jobs/{job}/events").token().reads(JobRoutes::events);
    routes.get("jobs/{job}/ssh").token().reads(JobRoutes::ssh);
  }

  private static Answer list(Call call) {
    Map<String, String> query = call.request().query();
    int limit = number(query, "limit", LIMIT);
    if (limit > LARGEST_LIMIT) {
      throw Refusal.invalidParameters("Limit exceeds max number " + LARGEST_LIMIT + ".");
    }
    List<ObjectNode> found = found(call.state(), query);
    ArrayNode page = Json.array();
    found.stream().skip(number(query, "offset", 0)).limit(limit).forEach(page::add);
    if (!"true".equals(query.get("withTotalCount"))) {
      return Answer.ok(page);
    }
    return Answer.ok(Json.object().put("totalCount", found.size()).set("data", page));
  }

  private static List<ObjectNode> found(StubState state, Map<String, String> query) {
    JobQueryFilter filter = new JobQueryFilter(query);
    return state.jobs.values().stream()
        .filter(filter::admits)
        .sorted(JobOrder.of(query.get("order")))
        .toList();
  }

  private static int number(Map<String, String> query, String key, int preset) {
    try {
      return Math.max(0, Integer.parseInt(query.getOrDefault(key, Integer.toString(preset))));
    } catch (NumberFormatException e) {
      return preset;
    }
  }

  private static Answer one(Call call) {
    ObjectNode item = find(call);
    ObjectNode job = Json.object();
    for (String key : new String[] {"debugId", "name", "tags", "jobPriority"}) {
      job.set(key, item.path(key));
    }
    ObjectNode status = item.deepCopy();
    status.remove(List.of("debugId", "name", "tags", "jobPriority"));
    job.set("jobStatus", status);
    return Answer.ok(job.set("taskRoles", Json.object()));
  }

  private static Answer config(Call call) {
    JsonNode item = find(call);
    String name = call.variable("job").substring(item.path("username").asText().length() + 1);
    return Answer.of(200, "text/yaml; charset=utf-8", "protocolVersion: 2\nname: " + name + "\n");
  }

  private static Answer events(Call call) {
    find(call);
    return Answer.ok(Json.object().put("totalCount", 0).set("data", Json.array()));
  }

  private static Answer ssh(Call call) {
    String message = "SSH info of job " + call.variable("job") + " is not found.";
    throw Refusal.notFound("NoJobSshInfoError", message);
  }

  /**
   * Finds the job that the path names.
   *
   * @throws Refusal with status 404 when there is none
   */
  static ObjectNode find(Call call) {
    ObjectNode item = call.state().jobs.get(call.variable("job"));
    if (item == null) {
      throw Refusal.notFound("NoJobError", "Job " + call.variable("job") + " is not found.");
    }
    return item;
  }
}
