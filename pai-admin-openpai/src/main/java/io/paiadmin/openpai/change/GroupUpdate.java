package io.paiadmin.openpai.change;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.openpai.http.Request;
import io.paiadmin.openpai.json.Json;
import io.paiadmin.openpai.rest.Route;
import io.paiadmin.openpai.wire.GroupComparison;
import io.paiadmin.openpai.wire.GroupRecord;
import java.util.ArrayList;
import java.util.List;

/**
 * The calls that make a group what it shall be. OpenPAI's combined call replaces the acls as a
 * whole, so they are written whole or not at all; and it refuses empty texts, so each text that is
 * cleared is a call of its own.
 */
final class GroupUpdate {
  private static final String DESCRIPTION = "description";
  private static final String EXTERNAL_NAME = "externalName";

  private final List<Step> steps = new ArrayList<>();
  private Group reached;

  private GroupUpdate(Group now) {
    this.reached = now;
  }

  /**
   * One call.
   *
   * @param request what is sent
   * @param reached the group after it
   */
  record Step(Request request, Group reached) {}

  /** Returns the calls in order, none when nothing differs. */
  static List<Step> between(Group now, Group wanted) {
    GroupUpdate update = new GroupUpdate(now);
    update.fill(now, wanted);
    update.clear(wanted);
    return List.copyOf(update.steps);
  }

  private void fill(Group now, Group wanted) {
    ObjectNode data = Json.object();
    putIfNew(DESCRIPTION, now.description(), wanted.description(), data);
    putIfNew(EXTERNAL_NAME, now.externalName(), wanted.externalName(), data);
    if (!GroupComparison.of(now).grantsAs(GroupComparison.of(wanted))) {
      data.putObject("extension").set("acls", GroupRecord.write(wanted.acls()));
    }
    if (!data.isEmpty()) {
      data.put("groupname", wanted.name());
      ObjectNode body = Json.object().put("patch", true);
      body.set("data", data);
      Group filled =
          now.withAcls(wanted.acls())
              .withDetails(
                  either(wanted.description(), now.description()),
                  either(wanted.externalName(), now.externalName()));
      add(Route.of("groups").put(body), filled);
    }
  }

  private void clear(Group wanted) {
    if (wanted.description().isEmpty() && !reached.description().isEmpty()) {
      add(clearing(DESCRIPTION, DESCRIPTION), reached.withDetails("", reached.externalName()));
    }
    if (wanted.externalName().isEmpty() && !reached.externalName().isEmpty()) {
      add(clearing("externalname", EXTERNAL_NAME), reached.withDetails(reached.description(), ""));
    }
  }

  private Request clearing(String path, String key) {
    return Route.of("groups", reached.name(), path).put(Json.object().put(key, ""));
  }

  private void add(Request request, Group next) {
    steps.add(new Step(request, next));
    reached = next;
  }

  private static void putIfNew(String key, String now, String wanted, ObjectNode data) {
    if (!wanted.isEmpty() && !wanted.equals(now)) {
      data.put(key, wanted);
    }
  }

  private static String either(String wanted, String otherwise) {
    return wanted.isEmpty() ? otherwise : wanted;
  }
}
