package io.paiadmin.core.rotation.plan;

import io.paiadmin.core.rotation.roster.Fraction;
import io.paiadmin.core.rotation.roster.Rotation;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Who had how much of the duty on holidays, beside what was due to them. Used by one thread. */
final class Burden {
  private final Rotation rotation;
  private final List<Fraction> owed;

  Burden(Rotation rotation) {
    this.rotation = rotation;
    int members = rotation.team().members().size();
    this.owed = new ArrayList<>(Collections.nCopies(members, Fraction.ZERO));
  }

  /** Returns how many holidays lie in a slot. */
  long in(long slot) {
    LocalDate first = rotation.cadence().firstDate(slot);
    return rotation.rules().holidaysIn(first, first.plusDays(rotation.cadence().days()));
  }

  /** Returns by how many holidays a member served less than their share. */
  Fraction owed(int member) {
    return owed.get(member);
  }

  void pass(long slot, List<Fraction> shares, List<Fraction> credits) {
    Fraction weight = Fraction.of(in(slot));
    if (weight.signum() > 0) {
      for (int at = 0; at < owed.size(); at++) {
        Fraction more = shares.get(at).minus(credits.get(at)).times(weight);
        owed.set(at, owed.get(at).plus(more));
      }
    }
  }
}
