package io.paiadmin.core.sla.clock;

import io.paiadmin.core.sla.clock.Fact.Acknowledged;
import io.paiadmin.core.sla.clock.Fact.Raised;
import io.paiadmin.core.sla.clock.Fact.Reclassified;
import io.paiadmin.core.sla.clock.Fact.Reopened;
import io.paiadmin.core.sla.clock.Fact.Resolved;
import io.paiadmin.core.sla.clock.Fact.Updated;
import io.paiadmin.core.sla.clock.Fact.WaitEnded;
import io.paiadmin.core.sla.clock.Fact.WaitStarted;
import io.paiadmin.core.sla.clock.Fact.Withdrawn;
import io.paiadmin.core.sla.matrix.Cell;
import io.paiadmin.core.sla.matrix.PauseReason;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a history means for each clock, gathered fact by fact. */
final class Course {
  private final Instant raised;
  private final List<Phase> phases = new ArrayList<>();
  private final CycleLog updates = new CycleLog();
  private final CycleLog resolutions = new CycleLog();
  private final PauseLog pauses = new PauseLog();
  private @Nullable Instant response;
  private @Nullable Instant withdrawn;

  /** Gathers what is known of an incident at a moment. */
  Course(History history, Instant now) {
    this.raised = history.raised().at();
    history.until(now).forEach(this::take);
  }

  Instant raised() {
    return raised;
  }

  Cycle acknowledgement() {
    return new Cycle(raised, raised, response);
  }

  List<Cycle> updates() {
    return updates.cycles();
  }

  List<Cycle> resolutions() {
    return resolutions.cycles();
  }

  List<Phase> phases() {
    return phases;
  }

  PauseLog pauses() {
    return pauses;
  }

  boolean isAnswered() {
    return response != null;
  }

  Optional<Instant> withdrawn() {
    return Optional.ofNullable(withdrawn);
  }

  private void take(Fact fact) {
    if (fact instanceof Raised raise) {
      enter(raise.at(), new Cell(raise.severity(), raise.priority()));
      resolutions.begin(raised, raised);
    } else if (fact instanceof Reclassified change) {
      enter(change.at(), new Cell(change.severity(), change.priority()));
    } else if (fact instanceof Acknowledged) {
      answer(fact.at());
    } else if (fact instanceof Updated) {
      answer(fact.at());
      updates.restart(fact.at());
    } else if (fact instanceof WaitStarted) {
      startWaiting(fact.at());
    } else if (fact instanceof WaitEnded) {
      pauses.end(PauseReason.WAITING, fact.at());
    } else if (fact instanceof Resolved) {
      resolve(fact.at());
    } else if (fact instanceof Reopened) {
      reopen(fact.at());
    } else if (fact instanceof Withdrawn) {
      withdrawn = fact.at();
    }
  }

  /** Of several changes at one moment, the last counts; what changes nothing is none. */
  private void enter(Instant at, Cell cell) {
    int last = phases.size() - 1;
    if (last >= 0 && phases.get(last).cell().equals(cell)) {
      return;
    }
    if (last >= 0) {
      Phase before = phases.remove(last);
      if (before.from().isBefore(at)) {
        phases.add(new Phase(before.from(), at, before.cell()));
      }
    }
    phases.add(new Phase(at, Instant.MAX, cell));
  }

  private void answer(Instant at) {
    if (response == null) {
      response = at;
      updates.begin(at, at);
    }
  }

  /** What is resolved waits for nobody. */
  private void startWaiting(Instant at) {
    if (!isResolved()) {
      pauses.start(PauseReason.WAITING, at);
    }
  }

  /** A resolution is an update after which no other is due. */
  private void resolve(Instant at) {
    answer(at);
    updates.restart(at);
    updates.drop();
    resolutions.end(at);
    pauses.end(PauseReason.WAITING, at);
    pauses.start(PauseReason.RESOLVED, at);
  }

  private void reopen(Instant at) {
    if (isResolved()) {
      pauses.end(PauseReason.RESOLVED, at);
      updates.begin(at, at);
      resolutions.begin(raised, at);
    }
  }

  private boolean isResolved() {
    return pauses.isOpen(PauseReason.RESOLVED);
  }
}
