package io.paiadmin.core.apply;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.Capability;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Scheduler;
import io.paiadmin.api.spi.ClusterConnector;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** A cluster in memory that fails where a script says so. */
final class ScriptedConnector implements ClusterConnector {
  final List<ClusterChange> calls = new ArrayList<>();
  private final Set<Capability> capabilities = EnumSet.allOf(Capability.class);
  private final Map<String, Fault> script = new HashMap<>();
  private final Deque<UnaryOperator<ClusterState>> readings = new ArrayDeque<>();
  private Function<ClusterChange, Fault> faults =
      change -> script.getOrDefault(key(change), Fault.NONE);
  private Consumer<ClusterState> witness = state -> {};
  private AuthenticationMode mode;
  private ClusterState state;

  ScriptedConnector(AuthenticationMode mode, ClusterState state) {
    this.mode = mode;
    this.state = state;
  }

  /** What happens to a call. */
  enum Fault {
    /** Nothing. */
    NONE,
    /** It is refused, and nothing changes. */
    UNAVAILABLE,
    /** It takes effect, and no answer comes. */
    DONE_WITHOUT_ANSWER,
    /** It gets lost, and no answer comes. */
    LOST_WITHOUT_ANSWER,
    /** It takes effect, and somebody who did so before is told of instead. */
    DONE_BY_ANOTHER,
    /** It is accepted, and does not take effect. */
    IGNORED
  }

  /** Lets the call with this simple name and subject fail, such as {@code GrantAdmin a}. */
  ScriptedConnector on(String call, Fault fault) {
    script.put(call, fault);
    return this;
  }

  ScriptedConnector onEvery(Function<ClusterChange, Fault> chosen) {
    faults = chosen;
    return this;
  }

  /** Shows every state that is reached. */
  ScriptedConnector witness(Consumer<ClusterState> consumer) {
    witness = consumer;
    return this;
  }

  ScriptedConnector without(Capability capability) {
    capabilities.remove(capability);
    return this;
  }

  ScriptedConnector mode(AuthenticationMode other) {
    mode = other;
    return this;
  }

  /** Lets the reading after those scripted so far show something else than what is. */
  ScriptedConnector nextReading(UnaryOperator<ClusterState> shown) {
    readings.add(shown);
    return this;
  }

  ScriptedConnector nextReadingFails() {
    return nextReading(
        any -> {
          throw failure(StandardErrorCode.UNAVAILABLE);
        });
  }

  /** Changes the cluster behind everybody's back. */
  void meanwhile(UnaryOperator<ClusterState> change) {
    state = change.apply(state);
  }

  ClusterState now() {
    return state;
  }

  List<String> log() {
    return calls.stream().map(ScriptedConnector::key).toList();
  }

  @Override
  public ClusterInfo info() {
    return new ClusterInfo("v1.8.1", mode, Scheduler.HIVED, null, capabilities);
  }

  @Override
  public ClusterState read() {
    return readings.isEmpty() ? state : readings.remove().apply(state);
  }

  @Override
  public void apply(ClusterChange change) {
    calls.add(change);
    Fault fault = faults.apply(change);
    if (fault == Fault.UNAVAILABLE) {
      throw failure(StandardErrorCode.UNAVAILABLE);
    }
    if (fault != Fault.LOST_WITHOUT_ANSWER && fault != Fault.IGNORED) {
      state = new Carrying(state).out(change);
      witness.accept(state);
    }
    if (fault == Fault.DONE_BY_ANOTHER) {
      throw failure(StandardErrorCode.CONFLICT);
    }
    if (fault == Fault.DONE_WITHOUT_ANSWER || fault == Fault.LOST_WITHOUT_ANSWER) {
      throw failure(StandardErrorCode.OUTCOME_UNKNOWN);
    }
  }

  static PaiAdminException failure(StandardErrorCode code) {
    return new PaiAdminException(code, "so says the script", "");
  }

  private static String key(ClusterChange change) {
    return change.getClass().getSimpleName() + " " + change.subject();
  }
}
