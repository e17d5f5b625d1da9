package io.paiadmin.core.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.core.rotation.roster.Fraction;
import io.paiadmin.core.rotation.schedule.Account;
import io.paiadmin.core.rotation.schedule.Ledger;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** What everybody is due and what they served, as text and as JSON. */
public final class FairnessReport {
  private FairnessReport() {}

  /**
   * Returns a JSON object {@code {slots, balanced, worst, accounts}}, each account being {@code
   * {member, due, served, primary, secondary, lag, worst, holidaysDue, holidaysServed}}. All
   * numbers but {@code slots} are exact fractions as texts: holidays, and slots otherwise.
   */
  public static String json(Ledger ledger) {
    ObjectNode json =
        Json.object()
            .put("slots", ledger.end())
            .put("balanced", ledger.isBalanced())
            .put("worst", ledger.worst().toString());
    ArrayNode accounts = json.putArray("accounts");
    ledger.accounts().forEach(account -> accounts.add(account(account)));
    return Json.print(json);
  }

  private static ObjectNode account(Account account) {
    return Json.object()
        .put("member", account.member())
        .put("due", account.entitled().toString())
        .put("served", account.served().toString())
        .put("primary", account.primary().toString())
        .put("secondary", account.secondary().toString())
        .put("lag", account.lag().toString())
        .put("worst", account.worst().toString())
        .put("holidaysDue", account.holidaysDue().toString())
        .put("holidaysServed", account.holidaysServed().toString());
  }

  /**
   * Returns a table for people, in hundredths. Lags are cut rather than rounded, so that 1.00 is a
   * whole slot.
   */
  public static String text(Ledger ledger) {
    Table table = new Table();
    table.row(
        "member",
        "due",
        "served",
        "primary",
        "secondary",
        "lag",
        "worst lag",
        "holidays",
        "holidays due");
    ledger.accounts().forEach(account -> add(table, account));
    String verdict =
        ledger.isBalanced()
            ? "balanced: after no slot was anybody a whole slot away from what is due to them"
            : "not balanced: somebody was a whole slot or more away from what is due to them";
    return "%safter %s slots the worst lag of anybody was %s (%s)\n%s\n"
        .formatted(table.text(), ledger.end(), lag(ledger.worst()), ledger.worst(), verdict);
  }

  private static void add(Table table, Account account) {
    table.row(
        account.member(),
        number(account.entitled()),
        number(account.served()),
        number(account.primary()),
        number(account.secondary()),
        lag(account.lag()),
        lag(account.worst()),
        number(account.holidaysServed()),
        number(account.holidaysDue()));
  }

  private static String number(Fraction fraction) {
    return text(fraction, RoundingMode.HALF_EVEN);
  }

  static String lag(Fraction fraction) {
    return text(fraction, RoundingMode.DOWN);
  }

  private static String text(Fraction fraction, RoundingMode rounding) {
    return new BigDecimal(fraction.numerator())
        .divide(new BigDecimal(fraction.denominator()), 2, rounding)
        .toPlainString();
  }
}
