package io.paiadmin.core.rotation.plan;

import io.paiadmin.core.rotation.agreement.Presence;
import io.paiadmin.core.rotation.duty.Standing;
import io.paiadmin.core.rotation.roster.Fraction;
import io.paiadmin.core.rotation.roster.Member;
import io.paiadmin.core.rotation.roster.Rotation;
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
  private final Seating seating = new Seating();
  private final Map<Long, Stall> stalls = new HashMap<>();
  private final Pieces pieces;
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
    this.pieces = new Pieces(served);
    this.end = first;
    this.settled = presence.settled();
    this.tail = tail(weights, rotation.rules().style().seats());
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
    int seats = Shares.seats(rotation, end, standings);
    Stall stall = new Stall(end, seats);
    stalls.put(end, stall);
    accrual.pass(standings, seats);
    boolean seated =
        pieces.admit(stall, standings, accrual).stream()
            .allMatch(piece -> piece.stall != null || seating.seat(piece));
    while (seated && stall.hasRoom()) {
      seated = seating.fill(stall);
    }
    if (!seated) {
      throw new NoPlanException(end);
    }
    end++;
  }

  /** The slots in which even the smallest share grows by two. */
  private static int tail(List<Fraction> weights, int seats) {
    Fraction all = weights.stream().reduce(Fraction.ZERO, Fraction::plus);
    Fraction least = weights.stream().reduce(Fraction::min).orElseThrow();
    double slots = Fraction.of(2).times(all).dividedBy(least.times(Fraction.of(seats))).toDouble();
    return (int) Math.min(FARTHEST_TAIL, Math.ceil(slots) + 1);
  }
}
