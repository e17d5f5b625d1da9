package io.paiadmin.core.builtin.memory;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Job;
import java.util.List;

/** Writes values as the JSON tree of a state. */
final class StateTree {
  private StateTree() {}

  static ObjectNode of(AuthenticationMode mode, ClusterState state, List<Job> jobs) {
    ObjectNode root = JsonNodeFactory.instance.objectNode();
    root.putObject("info")
        .put("name", "PAI RESTful API")
        .put("authnMethod", mode == AuthenticationMode.BASIC ? "basic" : "OIDC");
    ArrayNode users = root.putArray("users");
    state.users().forEach(user -> users.add(UserRecord.create(user)));
    ArrayNode groups = root.putArray("groups");
    state.groups().forEach(group -> groups.add(GroupRecord.create(group)));
    addScheduled(root, state, jobs);
    ArrayNode partial = root.putArray("partial");
    state.partial().forEach(part -> partial.add(StateDocument.key(part)));
    return root;
  }

  private static void addScheduled(ObjectNode root, ClusterState state, List<Job> jobs) {
    ObjectNode vcs = root.putObject("virtualClusters");
    state.virtualClusters().forEach(vc -> vcs.set(vc.name(), VirtualClusterRecord.create(vc)));
    ArrayNode storages = root.putObject("storages").putArray("storages");
    state.storages().forEach(storage -> storages.add(StorageRecord.create(storage)));
    ArrayNode list = root.putArray("jobs");
    jobs.forEach(job -> list.add(JobRecord.create(job)));
  }
}
