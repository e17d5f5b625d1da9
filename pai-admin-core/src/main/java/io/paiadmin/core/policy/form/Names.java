package io.paiadmin.core.policy.form;

import io.paiadmin.core.policy.tree.Faults;
import io.paiadmin.core.policy.tree.Node.ListNode;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.text.Quoted;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads a list of names. A name that is written twice is kept once and draws a warning. */
final class Names {
  private final Faults faults;
  private final String what;
  private final Map<String, Placed<String>> names = new LinkedHashMap<>();

  private Names(Faults faults, String what) {
    this.faults = faults;
    this.what = what;
  }

  static NameList read(ListNode list, String what, Faults faults) {
    Names names = new Names(faults, what);
    Kinds kinds = new Kinds(faults);
    list.items().forEach(item -> kinds.text(item, "an entry of " + what).ifPresent(names::add));
    return new NameList(List.copyOf(names.names.values()), list.place().toString());
  }

  private void add(Placed<String> name) {
    Placed<String> first = names.putIfAbsent(name.value(), name);
    if (first != null) {
      faults.add(Duplicates.same("%s in %s".formatted(Quoted.of(name.value()), what), first, name));
    }
  }
}
