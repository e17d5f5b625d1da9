package io.paiadmin.core.policy.sla;

import io.paiadmin.api.Problem;
import io.paiadmin.core.policy.form.Form;
import io.paiadmin.core.policy.tree.Faults;
import io.paiadmin.core.sla.matrix.Priorities;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.text.Nearest;
import io.paiadmin.core.text.Quoted;
import java.util.List;

/** The list of priorities, which is written once in all files. */
final class ListedPriorities {
  private final Faults faults;
  private final Single<List<String>> list;

  ListedPriorities(Faults faults) {
    this.faults = faults;
    this.list = new Single<>("the list of priorities", faults);
  }

  void read(Form section) {
    NameList names = section.names("priorities");
    if (names != null) {
      names.names().forEach(this::refuseAny);
      list.add(new Placed<>(List.copyOf(names.values()), names.at()));
    }
  }

  /** In rows the word means every priority. */
  private void refuseAny(Placed<String> name) {
    if (name.value().equals(RowForm.ANY)) {
      String message = "no priority can be called 'any', which means every one";
      faults.add(Problem.error("PRIORITY_ILLEGAL", name.at(), message, "call it something else"));
    }
  }

  /** Returns none when none are listed. */
  Priorities value() {
    return new Priorities(list.value().orElse(List.of()));
  }

  /** Reports every priority that rows name and the list does not, or that there is no list. */
  void check(List<Draft> rows) {
    if (list.value().isEmpty()) {
      rows.stream().findFirst().ifPresent(this::missing);
    } else {
      rows.forEach(row -> row.priorities().forEach(this::check));
    }
  }

  private void check(Placed<String> name) {
    List<String> listed = value().names();
    if (!listed.contains(name.value())) {
      String message = "there is no priority " + Quoted.of(name.value());
      String fix = Nearest.advice(name.value(), listed);
      faults.add(Problem.error("PRIORITY_UNKNOWN", name.at(), message, fix));
    }
  }

  private void missing(Draft first) {
    String fix = "list the priorities that clusters have, the highest first";
    faults.add(Problem.error("MISSING_KEY", first.at(), "'priorities' is missing", fix));
  }
}
