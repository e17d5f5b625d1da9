package io.paiadmin.core.rotation.plan;

import io.paiadmin.core.rotation.duty.Presence;
import io.paiadmin.core.rotation.duty.Standing;
import io.paiadmin.core.rotation.roster.Fraction;
import io.paiadmin.core.rotation.roster.Member;
import io.paiadmin.core.rotation.roster.Rotation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The slots that a plan looks at ahead of the one it decides, as far as anything is known to happen
 * and then until everybody's turn has come. A seating of all pieces within shows that everybody
 * gets theirs in time.
 */
final class Outlook {
  private static final int FARTHEST_TAIL = 2000;

  private final Rotation rotation;
  private final Presence presence;
  private final Accrual accrual;
  private final List<Fraction> served;
  private final Seating seating = new Seating();
  private final Map<Long, Stall> stalls = new HashMap<>();
  private final List<List<Piece>> open = new ArrayList<>();
  private final List<Long> begun;
  private final long settled;
  private final int tail;
  private long end;

  /**
   * Looks ahead from a slot on.
   *
   * @param accrual what is due before it; not changed
   * @param served what was served before it
   */
  Outlook(
      Rotation rotation, Presence presence, Accrual accrual, List<Fraction> served, long first) {
    List<Fraction> weights = rotation.team().members().stream().map(Member::weight).toList();
    this.rotation = rotation;
    this.presence = presence;
    this.accrual = accrual.copy();
    this.served = List.copyOf(served);
    this.end = first;
    this.settled = presence.settled();
    this.tail = tail(weights, rotation.rules().style().seats());
    this.begun = new ArrayList<>(Collections.nCopies(weights.size(), 0L));
    weights.forEach(weight -> open.add(new ArrayList<>()));
  }

  /**
   * Returns the stall of a slot, having looked as far ahead as it takes.
   *
   * @throws NoPlanException when what is due cannot all be served in time
   */
  Stall look(long slot) throws NoPlanException {
    while (end <= Math.max(slot, settled) + tail) {
      extend();
    }
    seating.keep();
    return Objects.requireNonNull(stalls.get(slot));
  }

  /** Gives a seat of a stall to a member for good; false when somebody would not get theirs. */
  boolean settle(Stall stall, int member) {
    Piece piece = stall.takerOf(member);
    if (piece == null) {
      piece = piece(stall, member);
    }
    if (piece == null || piece.settled || (piece.stall != stall && !pull(piece, stall))) {
      return false;
    }
    piece.settled = true;
    return true;
  }

  /** Tells whether a member has something left to serve in a stall. */
  boolean has(Stall stall, int member) {
    return piece(stall, member) != null;
  }

  /** Returns the slot by which a member has to serve again. */
  long due(Stall stall, int member) {
    Piece piece = piece(stall, member);
    return piece == null ? Long.MAX_VALUE : piece.due;
  }

  private static @Nullable Piece piece(Stall stall, int member) {
    for (Piece piece : stall.welcome) {
      if (piece.member == member && !piece.settled) {
        return piece;
      }
    }
    return null;
  }

  /** Moves a piece into a stall, in place of another that finds a seat elsewhere. */
  private boolean pull(Piece piece, Stall stall) {
    int mark = seating.mark();
    Stall left = piece.stall;
    Piece other = displaced(stall);
    if (other != null) {
      seating.move(other, null);
    } else if (!stall.hasRoom()) {
      return false;
    }
    seating.move(piece, stall);
    piece.settled = true;
    boolean possible =
        (other == null || other.canWait() || seating.seat(other))
            && (left == null || left.takers.size() == left.seats || seating.fill(left));
    piece.settled = false;
    if (!possible) {
      seating.backTo(mark);
    }
    return possible;
  }

  private static @Nullable Piece displaced(Stall stall) {
    return stall.hasRoom()
        ? null
        : stall.takers.stream().filter(taker -> !taker.settled).findFirst().orElse(null);
  }

  private void extend() throws NoPlanException {
    List<Standing> standings = presence.in(end);
    int seats = seats(rotation, end, standings);
    Stall stall = new Stall(end, seats);
    stalls.put(end, stall);
    accrual.pass(standings, seats);
    List<Piece> complete = new ArrayList<>();
    for (int member = 0; member < standings.size(); member++) {
      complete.addAll(admit(stall, member, standings.get(member) == Standing.PRESENT));
    }
    boolean seated =
        complete.stream().allMatch(piece -> piece.stall != null || seating.seat(piece));
    while (seated && stall.hasRoom()) {
      seated = seating.fill(stall);
    }
    if (!seated) {
      throw new NoPlanException(end);
    }
    end++;
  }

  /** Lets the pieces of a member into a stall; returns those that are complete with it. */
  private List<Piece> admit(Stall stall, int member, boolean present) {
    Fraction planned = accrual.planned(member).minus(served.get(member));
    List<Piece> pieces = open.get(member);
    while (planned.compareTo(Fraction.of(begun.get(member))) > 0) {
      pieces.add(new Piece(member));
      begun.set(member, begun.get(member) + 1);
    }
    if (present) {
      pieces.forEach(piece -> piece.stalls.add(stall));
      stall.welcome.addAll(pieces);
    }
    return complete(stall, member, planned);
  }

  private List<Piece> complete(Stall stall, int member, Fraction planned) {
    List<Piece> pieces = open.get(member);
    boolean isLastUnfinished = planned.compareTo(Fraction.of(begun.get(member))) < 0;
    int finished = Math.max(0, isLastUnfinished ? pieces.size() - 1 : pieces.size());
    List<Piece> complete = List.copyOf(pieces.subList(0, finished));
    complete.forEach(piece -> piece.due = stall.slot);
    pieces.removeAll(complete);
    return complete;
  }

  /** Returns how many seats a slot has for those who are there. */
  static int seats(Rotation rotation, long slot, List<Standing> standings) {
    if (rotation.cadence().isEmpty(slot)) {
      return 0;
    }
    long present = standings.stream().filter(Standing.PRESENT::equals).count();
    return (int) Math.min(rotation.rules().style().seats(), present);
  }

  /** The slots in which even the smallest share grows by two. */
  private static int tail(List<Fraction> weights, int seats) {
    Fraction all = weights.stream().reduce(Fraction.ZERO, Fraction::plus);
    Fraction least = weights.stream().reduce(Fraction::min).orElseThrow();
    double slots = Fraction.of(2).times(all).dividedBy(least.times(Fraction.of(seats))).toDouble();
    return (int) Math.min(FARTHEST_TAIL, Math.ceil(slots) + 1);
  }
}
