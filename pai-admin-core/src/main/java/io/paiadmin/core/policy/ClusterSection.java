package io.paiadmin.core.policy;

import io.paiadmin.api.Problem;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.core.plugin.SettingValue;
import io.paiadmin.core.policy.form.Form;
import io.paiadmin.core.policy.form.Words;
import io.paiadmin.core.policy.tree.Faults;
import io.paiadmin.core.policy.tree.Node.ScalarNode;
import io.paiadmin.core.sla.matrix.Priorities;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.text.Nearest;
import io.paiadmin.core.text.Quoted;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The section {@code clusters} of every file. */
final class ClusterSection {
  private static final Map<String, AuthenticationMode> MODES =
      Words.of(List.of(AuthenticationMode.values()), AuthenticationMode::text);
  private static final Pattern ID = Pattern.compile("[a-z][a-z0-9-]*");

  private final Faults faults;
  private final Once<ClusterPolicy> clusters;
  private final Map<String, AuthenticationMode> modes = new HashMap<>();

  ClusterSection(Faults faults) {
    this.faults = faults;
    // Two declarations are never the same: their places differ.
    this.clusters = new Once<>(ClusterSection::label, cluster -> cluster, faults);
  }

  void read(Form policy, Path directory) {
    List<ClusterPolicy> found = policy.each("clusters", form -> cluster(form, directory));
    if (found != null) {
      found.stream().filter(cluster -> !cluster.name().value().isEmpty()).forEach(clusters::add);
    }
  }

  List<ClusterPolicy> values() {
    return clusters.values();
  }

  /** Returns the names of the clusters in the order written. */
  Set<String> names() {
    Set<String> names = new LinkedHashSet<>();
    values().forEach(cluster -> names.add(cluster.name().value()));
    return names;
  }

  /** Returns how a cluster knows its users; empty when that could not be read. */
  Optional<AuthenticationMode> mode(String cluster) {
    return Optional.ofNullable(modes.get(cluster));
  }

  /** Reports every cluster of a priority that is not listed, if any are. */
  void refuseUnknown(Priorities listed) {
    values().stream()
        .filter(cluster -> !cluster.priority().isEmpty() && !listed.names().isEmpty())
        .filter(cluster -> !listed.contains(cluster.priority()))
        .forEach(cluster -> faults.add(unlisted(cluster, listed.names())));
  }

  private static Problem unlisted(ClusterPolicy cluster, List<String> listed) {
    String message =
        "the cluster %s has the priority %s, which sla does not list"
            .formatted(Quoted.of(cluster.name().value()), Quoted.of(cluster.priority()));
    String fix = Nearest.advice(cluster.priority(), listed);
    return Problem.error("PRIORITY_UNKNOWN", cluster.name().at(), message, fix);
  }

  private ClusterPolicy cluster(Form form, Path directory) {
    Placed<String> name = form.text("name");
    String priority = form.text("priority").value();
    Optional<AuthenticationMode> mode = form.word("authentication", MODES).map(Placed::value);
    mode.ifPresent(found -> modes.putIfAbsent(name.value(), found));
    AuthenticationMode known = mode.orElse(AuthenticationMode.BASIC);
    return new ClusterPolicy(name, priority, known, connector(form), settings(form), directory);
  }

  private static String connector(Form form) {
    Placed<String> id = form.text("connector");
    if (!id.value().isEmpty() && !ID.matcher(id.value()).matches()) {
      String message = Quoted.of(id.value()) + " is not the id of a connector";
      String fix = "an id is a lower-case letter, then lower-case letters, digits and hyphens";
      form.fault("ID_ILLEGAL", id.at(), message, fix);
    }
    return id.value();
  }

  private static Map<String, SettingValue> settings(Form form) {
    Map<String, SettingValue> settings = new LinkedHashMap<>();
    form.eachScalar(
        "settings",
        (key, value) -> setting(form, key, value).ifPresent(s -> settings.put(key.value(), s)));
    return settings;
  }

  /** The sentence does not show the value, which may be a secret after all. */
  private static Optional<SettingValue> setting(Form form, Placed<String> key, ScalarNode value) {
    Optional<SettingValue> setting = SettingValue.parse(value.text());
    if (setting.isEmpty()) {
      String message = Quoted.of(key.value()) + " has '${' in it and is no reference";
      String fix = "write ${env:NAME} or ${file:path} and nothing else";
      form.fault("REFERENCE_ILLEGAL", value.place().toString(), message, fix);
    }
    return setting;
  }

  private static Placed<String> label(ClusterPolicy cluster) {
    String what = "the cluster " + Quoted.of(cluster.name().value());
    return new Placed<>(what, cluster.name().at());
  }
}
