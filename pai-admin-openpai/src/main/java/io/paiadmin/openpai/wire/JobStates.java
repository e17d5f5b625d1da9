package io.paiadmin.openpai.wire;

import com.fasterxml.jackson.databind.JsonNode;
import io.paiadmin.api.cluster.Job.State;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The words for where a job stands. Servers have been seen to answer with the words of the
 * framework below instead of OpenPAI's own, so both are understood.
 */
public final class JobStates {
  /** What a stopped job's containers exit with. */
  private static final Set<Integer> STOPPED = Set.of(-210, -220);

  private static final Map<State, List<String>> FRAMEWORK =
      Map.of(
          State.WAITING,
          List.of("AttemptCreationPending", "AttemptCreationRequested", "AttemptPreparing"),
          State.RUNNING,
          List.of("AttemptRunning", "AttemptCompleted"),
          State.STOPPING,
          List.of("AttemptDeletionPending", "AttemptDeletionRequested", "AttemptDeleting"));

  private static final String COMPLETED = "Completed";

  private static final Map<String, State> KNOWN = known();

  private JobStates() {}

  /** Returns every word that a job in one of these states may bear; empty when any word may. */
  public static Set<String> words(Set<State> states) {
    return states.contains(State.UNKNOWN)
        ? Set.of()
        : states.stream()
            .flatMap(state -> words(state).stream())
            .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Returns where a job stands, of its entry in a list or of its status. */
  public static State of(JsonNode job) {
    String word = job.path("state").asText("");
    return word.equals(COMPLETED)
        ? ended(job.path("appExitCode"))
        : KNOWN.getOrDefault(word, State.UNKNOWN);
  }

  private static State ended(JsonNode exitCode) {
    if (!exitCode.isIntegralNumber()) {
      return State.UNKNOWN;
    } else if (STOPPED.contains(exitCode.intValue())) {
      return State.STOPPED;
    }
    return exitCode.intValue() == 0 ? State.SUCCEEDED : State.FAILED;
  }

  private static Set<String> words(State state) {
    Set<String> words = new TreeSet<>(FRAMEWORK.getOrDefault(state, List.of()));
    words.add(state.name());
    if (state.isTerminal()) {
      words.add(COMPLETED);
    }
    return words;
  }

  private static Map<String, State> known() {
    Map<String, State> known = new TreeMap<>();
    for (State state : State.values()) {
      known.put(state.name(), state);
    }
    FRAMEWORK.forEach((state, words) -> words.forEach(word -> known.put(word, state)));
    return known;
  }
}
