package io.paiadmin.core.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.core.tenancy.access.Answer;
import io.paiadmin.core.tenancy.access.Caveat;
import io.paiadmin.core.tenancy.access.NearMiss;
import io.paiadmin.core.tenancy.access.Path;
import io.paiadmin.core.tenancy.access.Resource;
import java.util.ArrayList;
import java.util.List;

/** Answers about access as text and as JSON. */
public final class AccessReport {
  private AccessReport() {}

  /**
   * Returns an answer as a JSON object {@code {user, resource, allowed, paths, nearMisses,
   * caveats}}.
   */
  public static String json(Answer answer) {
    ObjectNode json = Json.object().put("user", answer.user());
    json.set("resource", resource(answer.resource()));
    json.put("allowed", answer.allowed());
    ArrayNode paths = json.putArray("paths");
    for (Path path : answer.paths()) {
      paths.addObject().put("group", path.group()).put("via", Json.word(path.via()));
    }
    ArrayNode nearMisses = json.putArray("nearMisses");
    answer.nearMisses().forEach(miss -> nearMisses.add(nearMiss(miss)));
    ArrayNode caveats = json.putArray("caveats");
    for (Caveat caveat : answer.caveats()) {
      caveats.addObject().put("code", caveat.code()).put("text", caveat.text());
    }
    return Json.print(json);
  }

  /** Returns an answer as text for people. */
  public static String text(Answer answer) {
    StringBuilder out = new StringBuilder();
    out.append(answer.allowed() ? "yes: " : "no: ").append(answer.user());
    out.append(answer.allowed() ? " may use " : " may not use ");
    out.append(answer.resource()).append('\n');
    for (Path path : answer.paths()) {
      out.append("  through group ")
          .append(path.group())
          .append(", ")
          .append(via(path))
          .append('\n');
    }
    for (NearMiss miss : answer.nearMisses()) {
      out.append("  would help: ").append(text(miss, answer)).append('\n');
    }
    for (Caveat caveat : answer.caveats()) {
      out.append("  note ").append(caveat.code()).append(": ").append(caveat.text()).append('\n');
    }
    return out.toString();
  }

  /** Returns everybody who may use a resource as a JSON object {@code {resource, users}}. */
  public static String json(Resource resource, List<String> users) {
    ObjectNode json = Json.object();
    json.set("resource", resource(resource));
    json.set("users", Json.array(users));
    return Json.print(json);
  }

  /** Returns everybody who may use a resource as text, a line each. */
  public static String text(Resource resource, List<String> users) {
    StringBuilder out = new StringBuilder();
    out.append(users.size()).append(users.size() == 1 ? " user" : " users");
    out.append(" may use ").append(resource).append('\n');
    users.forEach(user -> out.append("  ").append(user).append('\n'));
    return out.toString();
  }

  /** Returns everything a user may use as a JSON object {@code {user, resources}}. */
  public static String json(String user, List<Resource> resources) {
    ObjectNode json = Json.object().put("user", user);
    ArrayNode array = json.putArray("resources");
    resources.forEach(resource -> array.add(resource(resource)));
    return Json.print(json);
  }

  /** Returns everything a user may use as text, a line each. */
  public static String text(String user, List<Resource> resources) {
    StringBuilder out = new StringBuilder(user).append(" may use\n");
    resources.forEach(resource -> out.append("  ").append(resource).append('\n'));
    return resources.isEmpty() ? user + " may use nothing\n" : out.toString();
  }

  static ObjectNode resource(Resource resource) {
    return Json.object().put("kind", Json.word(resource.kind())).put("name", resource.name());
  }

  private static ObjectNode nearMiss(NearMiss miss) {
    ObjectNode json =
        Json.object()
            .put("fix", Json.word(miss.fix()))
            .put("group", miss.group())
            .put("externalName", miss.externalName())
            .put("administrator", miss.administrator());
    json.set("othersGaining", Json.array(miss.othersGaining()));
    ArrayNode alsoGained = json.putArray("alsoGained");
    miss.alsoGained().forEach(resource -> alsoGained.add(resource(resource)));
    return json;
  }

  private static String via(Path path) {
    return switch (path.via()) {
      case ACL -> "which grants it";
      case ADMIN -> "whose members are administrators";
    };
  }

  private static String text(NearMiss miss, Answer answer) {
    String external = miss.externalName().isEmpty() ? "" : " (" + miss.externalName() + ")";
    String group = "group " + miss.group() + external;
    return switch (miss.fix()) {
      case JOIN -> answer.user() + " joins " + group + alsoGained(miss);
      case DROP ->
          miss.group() + " is taken out of the groups of " + answer.user() + alsoGained(miss);
      case GRANT -> group + " is granted it" + othersGaining(miss.othersGaining());
    };
  }

  private static String alsoGained(NearMiss miss) {
    List<String> gains = new ArrayList<>();
    if (miss.administrator()) {
      gains.add("the rights of an administrator");
    }
    miss.alsoGained().forEach(resource -> gains.add(resource.toString()));
    return gains.isEmpty()
        ? ", and gains nothing else"
        : ", and also gains " + String.join(", ", gains);
  }

  private static String othersGaining(List<String> others) {
    return others.isEmpty()
        ? ", and nobody else gains it"
        : ", which also gives it to " + String.join(", ", others);
  }
}
