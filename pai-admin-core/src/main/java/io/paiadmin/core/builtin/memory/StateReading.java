package io.paiadmin.core.builtin.memory;

import com.fasterxml.jackson.databind.JsonNode;
import io.paiadmin.api.Problem;
import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Job;
import io.paiadmin.api.cluster.VirtualCluster;
import io.paiadmin.core.text.Nearest;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Reads a whole state once. What cannot be read becomes a problem, never an exception. */
final class StateReading {
  private final StateDocument state;
  private final EnumSet<ClusterPart> partial = EnumSet.noneOf(ClusterPart.class);
  private final List<Problem> problems = new ArrayList<>();

  StateReading(StateDocument state) {
    this.state = state;
    partial.addAll(state.partial());
  }

  ClusterState read() {
    noteMode();
    noteStrangers();
    jobs();
    var users = part(ClusterPart.USERS, odd -> all(state.users(), odd, UserRecord::read));
    var groups = part(ClusterPart.GROUPS, odd -> all(state.groups(), odd, GroupRecord::read));
    var vcs = part(ClusterPart.VIRTUAL_CLUSTERS, this::virtualClusters);
    var storages =
        part(ClusterPart.STORAGES, odd -> all(state.storages(), odd, StorageRecord::read));
    problems.sort(Problem.ORDER);
    return new ClusterState(users, groups, vcs, storages, partial, problems);
  }

  /** Reads the jobs, which are no part of the state but share its problems. */
  List<Job> jobs() {
    Oddities odd = new Oddities();
    List<Job> jobs = state.jobs().read(odd, JobRecord::read);
    problems.addAll(odd.problems());
    return jobs;
  }

  private <T> List<T> part(ClusterPart part, Function<Oddities, List<T>> reading) {
    Oddities odd = new Oddities();
    List<T> found = reading.apply(odd);
    if (odd.isLossy()) {
      partial.add(part);
    }
    problems.addAll(odd.problems());
    return found;
  }

  private List<VirtualCluster> virtualClusters(Oddities odd) {
    List<VirtualCluster> found = new ArrayList<>();
    Cursor section = new Cursor(state.virtualClusters(), state.place("virtualClusters"), odd);
    for (Map.Entry<String, JsonNode> vc : state.virtualClusters().properties()) {
      found.add(VirtualClusterRecord.read(vc.getKey(), section.child(vc.getKey())));
    }
    return found;
  }

  private void noteMode() {
    if (!state.info().saysMode()) {
      Oddities odd = new Oddities();
      odd.odd(
          state.place("info").child("authnMethod"),
          "the state does not say basic or OIDC; basic is assumed");
      problems.addAll(odd.problems());
    }
  }

  private void noteStrangers() {
    Oddities odd = new Oddities();
    for (String key : state.strangers()) {
      String known = Nearest.advice(key, StateDocument.SECTIONS);
      odd.odd(state.place(key), "the state has no section of this name; " + known);
    }
    problems.addAll(odd.problems());
  }

  private static <T> List<T> all(NamedEntries entries, Oddities odd, Function<Cursor, T> reading) {
    return entries.read(odd, entry -> Optional.of(reading.apply(entry)));
  }
}
