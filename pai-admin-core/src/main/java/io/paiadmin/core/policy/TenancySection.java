package io.paiadmin.core.policy;

import io.paiadmin.api.Problem;
import io.paiadmin.core.policy.form.Form;
import io.paiadmin.core.policy.tree.Faults;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.tenancy.wish.Wish;
import io.paiadmin.core.text.Nearest;
import io.paiadmin.core.text.Quoted;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The section {@code tenancy} of every file. */
final class TenancySection {
  private final Faults faults;
  private final Map<String, List<WishPart>> parts = new LinkedHashMap<>();
  private final List<Placed<String>> names = new ArrayList<>();

  TenancySection(Faults faults) {
    this.faults = faults;
  }

  void read(Form policy) {
    policy.eachNamed("tenancy", this::add);
  }

  /** Reports every cluster that is not one of these. */
  void refuseUnknown(Set<String> clusters) {
    names.stream()
        .filter(name -> !clusters.contains(name.value()))
        .forEach(name -> unknown(name, clusters));
  }

  /** Returns what is wanted, by cluster, in the order written. */
  Map<String, Wish> wishes() {
    Map<String, Wish> all = new LinkedHashMap<>();
    parts.forEach((cluster, found) -> all.put(cluster, new WishMerge(found, faults).wish()));
    return all;
  }

  private void add(Placed<String> cluster, Form form) {
    names.add(cluster);
    WishPart part = WishForm.read(form);
    parts.computeIfAbsent(cluster.value(), name -> new ArrayList<>()).add(part);
  }

  private void unknown(Placed<String> name, Set<String> clusters) {
    String message = "no cluster " + Quoted.of(name.value()) + " is declared";
    String fix = Nearest.advice(name.value(), clusters);
    faults.add(Problem.error("TENANCY_CLUSTER_UNKNOWN", name.at(), message, fix));
  }
}
