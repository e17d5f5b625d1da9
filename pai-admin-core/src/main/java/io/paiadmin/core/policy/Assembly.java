package io.paiadmin.core.policy;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.core.policy.form.Form;
import io.paiadmin.core.policy.holiday.HolidaySources;
import io.paiadmin.core.policy.rotation.RotationSection;
import io.paiadmin.core.policy.sla.SlaSection;
import io.paiadmin.core.policy.tree.Faults;
import io.paiadmin.core.policy.tree.Node;
import io.paiadmin.core.policy.tree.Node.ScalarNode;
import io.paiadmin.core.policy.tree.Source;
import io.paiadmin.core.policy.tree.SourceFile;
import io.paiadmin.core.policy.tree.Trees;
import io.paiadmin.core.sla.matrix.SlaPolicy;
import io.paiadmin.core.tenancy.Binding;
import io.paiadmin.core.tenancy.wish.Wish;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** Puts several files together into one policy. Used once, by one thread. */
final class Assembly {
  private final Faults faults = new Faults();
  private final ClusterSection clusters = new ClusterSection(faults);
  private final TenancySection tenancy = new TenancySection(faults);
  private final SlaSection sla;
  private final RotationSection rotation;
  private boolean complete = true;

  Assembly(HolidaySources holidays) {
    sla = new SlaSection(faults, holidays);
    rotation = new RotationSection(faults, holidays);
  }

  void addFile(Path file) {
    try {
      addText(SourceFile.read(file));
    } catch (PaiAdminException e) {
      e.problems().forEach(faults::add);
      complete = false;
    }
  }

  void addText(Source source) {
    Optional<Node> root = Trees.read(source, faults);
    complete &= root.isPresent();
    root.ifPresent(node -> Form.use(node, "the policy", faults, form -> sections(form, source)));
  }

  Policy finish() {
    // With a file missing nobody knows which clusters it declares.
    if (complete) {
      tenancy.refuseUnknown(clusters.names());
    }
    Map<String, Wish> wishes = tenancy.wishes();
    wishes.forEach(this::check);
    SlaPolicy promised = sla.value(complete);
    clusters.refuseUnknown(sla.priorities());
    faults.throwErrors();
    return new Policy(clusters.values(), wishes, promised, rotation.value(), faults.sorted());
  }

  private void sections(Form policy, Source source) {
    policy.scalar("version").ifPresent(version -> check(policy, version));
    clusters.read(policy, source.directory());
    tenancy.read(policy);
    sla.read(policy, source.directory());
    rotation.read(policy, source.directory());
  }

  /** Checks what can be said of a wish whatever the cluster looks like. */
  private void check(String cluster, Wish wish) {
    clusters.mode(cluster).map(Binding::of).ifPresent(to -> faults.addFurther(to.check(wish)));
  }

  private static void check(Form policy, ScalarNode version) {
    if (!version.plain() || !version.text().equals("1")) {
      String message = "this is not a version that can be read here";
      policy.fault("VERSION", version.place().toString(), message, "write version: 1");
    }
  }
}
