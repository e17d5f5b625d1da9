package io.paiadmin.core.sla.clock;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.core.sla.clock.Fact.Raised;
import io.paiadmin.core.sla.clock.Fact.Withdrawn;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/**
 * What happened to one incident, in order of time; of what happened at one moment, in the order
 * given. Things that make no difference may be there, such as a second acknowledgement or the end
 * of a wait that never began. Immutable.
 */
public final class History {
  /** An incident is raised before all that happens to it at the same moment. */
  private static final Comparator<Fact> ORDER =
      Comparator.comparing(Fact::at).thenComparing(fact -> !(fact instanceof Raised));

  private final List<Fact> facts;

  private History(List<Fact> facts) {
    this.facts = facts;
  }

  /**
   * Makes a history of facts in any order.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} and {@code HISTORY_ILLEGAL} when not
   *     exactly one of them is {@link Raised}, or one is earlier than it
   */
  public static History of(Collection<? extends Fact> facts) {
    List<Fact> ordered = new ArrayList<>(facts);
    ordered.sort(ORDER);
    if (ordered.stream().filter(Raised.class::isInstance).count() != 1) {
      throw illegal("an incident is raised once", "give one fact Raised");
    } else if (!(ordered.get(0) instanceof Raised)) {
      throw illegal("something happened before the incident was raised", "check the moments");
    }
    return new History(List.copyOf(ordered));
  }

  /**
   * Returns this history with one more fact.
   *
   * @throws PaiAdminException as {@link #of} does
   */
  public History with(Fact fact) {
    List<Fact> more = new ArrayList<>(facts);
    more.add(fact);
    return of(more);
  }

  /** Returns when and as what the incident was raised. */
  public Raised raised() {
    return (Raised) facts.get(0);
  }

  /** Returns the facts in order. */
  public List<Fact> facts() {
    return facts;
  }

  /** Returns the facts that count at a moment: no later ones, and none after a withdrawal. */
  List<Fact> until(Instant now) {
    List<Fact> counting = new ArrayList<>();
    for (Fact fact : facts) {
      if (fact.at().isAfter(now)) {
        break;
      }
      counting.add(fact);
      if (fact instanceof Withdrawn) {
        break;
      }
    }
    return counting;
  }

  private static PaiAdminException illegal(String message, String fix) {
    return new PaiAdminException(
        StandardErrorCode.INVALID_INPUT,
        List.of(Problem.error("HISTORY_ILLEGAL", "", message, fix)));
  }
}
