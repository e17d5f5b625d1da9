package io.paiadmin.core.rotation.schedule;

import io.paiadmin.core.rotation.duty.SlotDuties;
import io.paiadmin.core.rotation.roster.Fraction;
import io.paiadmin.core.rotation.roster.Role;
import io.paiadmin.core.rotation.slot.Slot;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What everybody is due and what they served, from the anchor up to some slot, exactly. All lags
 * together are what was due and nobody served. Immutable.
 *
 * @param end the first slot that is not counted
 * @param accounts one for each member, in the order of the team
 */
public record Ledger(long end, List<Account> accounts) {
  /** Copies the accounts. */
  public Ledger {
    accounts = List.copyOf(accounts);
  }

  static Ledger of(Schedule schedule, long end) {
    List<Account> accounts =
        new ArrayList<>(schedule.rotation().team().names().stream().map(Account::open).toList());
    for (long slot = 0; slot < end; slot++) {
      pass(schedule, slot, accounts);
    }
    return new Ledger(end, accounts);
  }

  private static void pass(Schedule schedule, long slot, List<Account> accounts) {
    SlotDuties duties = schedule.in(slot);
    List<Fraction> shares = schedule.planned(slot).shares();
    Map<String, Fraction> credit = duties.credit();
    Map<String, Fraction> primary = duties.credit(duty -> duty.role() == Role.PRIMARY);
    Fraction holidays = holidays(schedule, duties);
    for (int at = 0; at < accounts.size(); at++) {
      Account account = accounts.get(at);
      accounts.set(
          at,
          account.with(
              shares.get(at),
              credit.getOrDefault(account.member(), Fraction.ZERO),
              primary.getOrDefault(account.member(), Fraction.ZERO),
              holidays));
    }
  }

  private static Fraction holidays(Schedule schedule, SlotDuties duties) {
    Slot slot = duties.slot();
    return Fraction.of(schedule.rotation().rules().holidaysIn(slot.firstDate(), slot.endDate()));
  }

  /**
   * Returns the account of a member.
   *
   * @throws IllegalArgumentException when there is no member of this name
   */
  public Account account(String member) {
    return accounts.stream()
        .filter(account -> account.member().equals(member))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("there is no member " + member));
  }

  /**
   * Returns the lag that was farthest from nothing, of anybody after any slot, without its sign.
   */
  public Fraction worst() {
    return accounts.stream()
        .map(account -> account.worst().abs())
        .reduce(Fraction.ZERO, Fraction::max);
  }

  /** Tells whether nobody was ever a whole slot away from what is due to them. */
  public boolean isBalanced() {
    return worst().compareTo(Fraction.WHOLE) < 0;
  }
}
