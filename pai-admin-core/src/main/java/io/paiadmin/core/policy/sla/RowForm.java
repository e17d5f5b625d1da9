package io.paiadmin.core.policy.sla;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.core.policy.form.Dates;
import io.paiadmin.core.policy.form.Form;
import io.paiadmin.core.sla.matrix.PauseReason;
import io.paiadmin.core.sla.matrix.Severity;
import io.paiadmin.core.sla.matrix.Target;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.text.Quoted;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads one row of the matrix. */
final class RowForm {
  static final String ANY = "any";

  /** Stands for a target that was faulty, so that the rest of its row is checked as well. */
  private static final Target FAULTY = new Target.WorkingDays(1);

  private RowForm() {}

  /** Returns a row; of one that has faults some parts may be missing or stand for others. */
  static RowDraft read(Form form) {
    Set<Severity> severities = severities(form);
    Target acknowledge = target(form, "acknowledge");
    Target update = target(form, "update");
    Target resolve = resolve(form);
    List<Placed<String>> priorities = priorities(form);
    Set<PauseReason> pauses = pauses(form);
    Placed<String> hours = form.text("hours");
    return new RowDraft(
        form.at(), severities, priorities, acknowledge, update, resolve, pauses, hours);
  }

  private static Set<Severity> severities(Form form) {
    Set<Severity> all = EnumSet.noneOf(Severity.class);
    for (Placed<String> word : form.oneOrMore("severity")) {
      form.meaning(word, "", RowForm::severity).ifPresent(all::addAll);
    }
    return all.isEmpty() ? EnumSet.allOf(Severity.class) : all;
  }

  private static Set<Severity> severity(String word) {
    if (word.equals(ANY)) {
      return EnumSet.allOf(Severity.class);
    }
    return Arrays.stream(Severity.values())
        .filter(severity -> word.equals(Integer.toString(severity.level())))
        .findFirst()
        .map(EnumSet::of)
        .orElseThrow(() -> noSeverity(word));
  }

  private static PaiAdminException noSeverity(String word) {
    String fix = "write 0, 1, 2 or 3, a list of them, or any";
    return Dates.refusal("SEVERITY_ILLEGAL", Quoted.of(word) + " is no severity", fix);
  }

  private static List<Placed<String>> priorities(Form form) {
    List<Placed<String>> names = form.oneOrMore("priority");
    return names.stream().anyMatch(name -> name.value().equals(ANY)) ? List.of() : names;
  }

  private static Target target(Form form, String key) {
    return form.meaning(form.value(key), "", Target::parse).orElse(FAULTY);
  }

  private static @Nullable Target resolve(Form form) {
    Placed<String> text = form.optionalValue("resolve");
    return text == null ? null : form.meaning(text, "", Target::parse).orElse(null);
  }

  private static Set<PauseReason> pauses(Form form) {
    Set<PauseReason> pauses = EnumSet.noneOf(PauseReason.class);
    for (Placed<String> word : form.values("pauses")) {
      form.meaning(word, "", RowForm::pause).ifPresent(pauses::add);
    }
    return pauses;
  }

  private static PauseReason pause(String word) {
    for (PauseReason reason : PauseReason.values()) {
      if (reason.name().toLowerCase(Locale.ROOT).equals(word)) {
        return reason;
      }
    }
    throw Dates.refusal(
        "UNKNOWN_VALUE", Quoted.of(word) + " is no pause", "write waiting or resolved");
  }
}
