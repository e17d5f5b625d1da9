package io.paiadmin.examples.connector;

import io.paiadmin.api.Problem;
import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.Storage;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.cluster.VirtualCluster;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Sorts sections into the parts of a cluster. Used once, by one thread. */
final class Contents {
  private final List<User> users = new ArrayList<>();
  private final List<Group> groups = new ArrayList<>();
  private final List<VirtualCluster> virtualClusters = new ArrayList<>();
  private final List<Storage> storages = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();
  private final Set<String> seen = new HashSet<>();

  private Contents() {}

  /** Reads a text. What was left out may have been anything: then every part is partial. */
  static ClusterState of(String file, String text) {
    Contents all = new Contents();
    IniText.parse(file, text, all.problems).forEach(all::add);
    Set<ClusterPart> partial = all.problems.isEmpty() ? Set.of() : EnumSet.allOf(ClusterPart.class);
    return new ClusterState(
        all.users, all.groups, all.virtualClusters, all.storages, partial, all.problems);
  }

  static String text(ClusterState state) {
    List<Section> all = new ArrayList<>();
    state.users().forEach(user -> all.add(Entries.of(user)));
    state.groups().forEach(group -> all.add(Entries.of(group)));
    state.virtualClusters().forEach(vc -> all.add(Section.of("", "virtual-cluster", vc.name())));
    state.storages().forEach(storage -> all.add(Section.of("", "storage", storage.name())));
    return IniText.print(all);
  }

  private void add(Section section) {
    String title = section.kind() + " " + section.name();
    if (!seen.add(title)) {
      problems.add(Refusal.invalid(section.at(), title + " is there twice"));
    } else if (!understood(section)) {
      problems.add(Refusal.invalid(section.at(), "there is no kind '" + section.kind() + "'"));
    } else if (!section.values().isEmpty()) {
      String rest = String.join(", ", section.values().keySet());
      problems.add(Refusal.invalid(section.at(), title + " has what makes no sense: " + rest));
    }
  }

  private boolean understood(Section section) {
    return switch (section.kind()) {
      case "user" -> users.add(Entries.user(section));
      case "group" -> groups.add(Entries.group(section));
      case "virtual-cluster" -> virtualClusters.add(VirtualCluster.named(section.name()));
      case "storage" -> storages.add(Storage.named(section.name()));
      default -> false;
    };
  }
}
