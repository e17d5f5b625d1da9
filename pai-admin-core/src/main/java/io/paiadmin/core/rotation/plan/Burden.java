package io.paiadmin.core.rotation.plan;

import io.paiadmin.api.calendar.Holiday;
import io.paiadmin.core.rotation.roster.Fraction;
import io.paiadmin.core.rotation.slot.Cadence;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Who had how much of the duty on holidays, beside what was due to them. Used by one thread. */
final class Burden {
  private final Cadence cadence;
  private final Set<LocalDate> holidays;
  private final List<Fraction> owed;

  Burden(Cadence cadence, List<Holiday> holidays, int members) {
    this.cadence = cadence;
    this.holidays = holidays.stream().map(Holiday::date).collect(Collectors.toSet());
    this.owed = new ArrayList<>(Collections.nCopies(members, Fraction.ZERO));
  }

  /** Returns how many holidays lie in a slot. */
  int in(long slot) {
    if (holidays.isEmpty()) {
      return 0;
    }
    LocalDate first = cadence.firstDate(slot);
    LocalDate end = first.plusDays(cadence.days());
    return (int) first.datesUntil(end).filter(holidays::contains).count();
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
