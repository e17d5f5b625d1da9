package io.paiadmin.core.rotation.plan;

import io.paiadmin.core.rotation.duty.Standing;
import io.paiadmin.core.rotation.roster.Fraction;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The pieces of every member as they accrue, slot after slot. Used by one thread. */
final class Pieces {
  private final List<Fraction> served;
  private final List<Long> begun;
  private final List<List<Piece>> open = new ArrayList<>();

  /** Begins after something was served, which counts against what accrues. */
  Pieces(List<Fraction> served) {
    this.served = List.copyOf(served);
    this.begun = new ArrayList<>(Collections.nCopies(served.size(), 0L));
    served.forEach(member -> open.add(new ArrayList<>()));
  }

  /**
   * Lets the pieces of those who are there into a stall.
   *
   * @param accrual what is planned up to this slot, which is included
   * @return the pieces that are complete with this slot
   */
  List<Piece> admit(Stall stall, List<Standing> standings, Accrual accrual) {
    List<Piece> complete = new ArrayList<>();
    for (int member = 0; member < standings.size(); member++) {
      Fraction accrued = accrual.planned(member).minus(served.get(member));
      begin(member, accrued);
      if (standings.get(member) == Standing.PRESENT) {
        open.get(member).forEach(piece -> piece.stalls.add(stall));
        stall.welcome.addAll(open.get(member));
      }
      complete.addAll(complete(stall, member, accrued));
    }
    return complete;
  }

  private void begin(int member, Fraction accrued) {
    while (accrued.compareTo(Fraction.of(begun.get(member))) > 0) {
      open.get(member).add(new Piece(member));
      begun.set(member, begun.get(member) + 1);
    }
  }

  private List<Piece> complete(Stall stall, int member, Fraction accrued) {
    List<Piece> pieces = open.get(member);
    boolean isLastUnfinished = accrued.compareTo(Fraction.of(begun.get(member))) < 0;
    int finished = Math.max(0, isLastUnfinished ? pieces.size() - 1 : pieces.size());
    List<Piece> complete = List.copyOf(pieces.subList(0, finished));
    complete.forEach(piece -> piece.due = stall.slot);
    pieces.removeAll(complete);
    return complete;
  }
}
