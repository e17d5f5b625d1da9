package io.paiadmin.core.tenancy.draft;

import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.name.Names;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Checks the external names that a draft leads to: every wished group has one, no two groups share
 * one, and administrators can still sign in.
 */
final class ExternalNames {
  private final Draft draft;
  private final Map<String, String> places = new HashMap<>();

  ExternalNames(Draft draft) {
    this.draft = draft;
  }

  void check(Wish wish) {
    for (GroupWish group : wish.groupsByName()) {
      places.put(group.name().value(), place(group));
      if (group.externalName() == null) {
        required(group);
      }
    }
    byExternalName().values().forEach(this::unique);
    new ExternalNameCircles(draft).groups().forEach(this::circle);
    adminsStillMapped();
  }

  private static String place(GroupWish group) {
    return group.externalName() == null ? group.name().at() : group.externalName().at();
  }

  private void required(GroupWish wish) {
    draft
        .target(wish.name().value())
        .filter(group -> group.externalName().isEmpty())
        .ifPresent(group -> draft.findings.add(Names.external("", wish.name().at())));
  }

  private Map<String, List<Group>> byExternalName() {
    Map<String, Group> targets = new TreeMap<>();
    draft.now.state().groups().forEach(group -> targets.put(group.name(), group));
    draft.groups.forEach((name, change) -> targets.remove(name));
    for (GroupDraft change : draft.groups.values()) {
      if (change.target() != null) {
        targets.put(change.target().name(), change.target());
      }
    }
    return targets.values().stream()
        .filter(group -> !group.externalName().isEmpty())
        .collect(Collectors.groupingBy(Group::externalName, TreeMap::new, Collectors.toList()));
  }

  private void unique(List<Group> sharing) {
    if (sharing.size() < 2) {
      return;
    }
    String names = sharing.stream().map(Group::name).collect(Collectors.joining(", "));
    List<String> wished =
        sharing.stream().map(Group::name).filter(places::containsKey).map(places::get).toList();
    String message =
        "groups "
            + names
            + " share the external name '"
            + sharing.get(0).externalName()
            + "'; the server lets members into one of them alone";
    String fix = "give each group a directory group of its own";
    if (wished.isEmpty()) {
      draft.findings.warning("X_DUP", "", message, fix);
    } else {
      draft.findings.error("X_DUP", wished.get(0), message, fix);
    }
  }

  private void circle(GroupDraft group) {
    draft.findings.error(
        "X_SWAP",
        places.getOrDefault(group.name(), ""),
        "the external name of '"
            + group.name()
            + "' is handed round in a circle, and on the way two groups would share one",
        "give one of the groups a name of its own first, and apply that");
  }

  private void adminsStillMapped() {
    Set<String> before = mappings();
    if (before.isEmpty()) {
      draft.findings.warning(
          "NO_ADMIN_MAPPING",
          "",
          "no administrators' group has an external name, so nobody can sign in as one",
          "give the administrators' group its external name");
    } else if (!mappingsKept()) {
      draft.findings.error(
          "ADMIN_MAPPING_LOCKOUT",
          changedAdminPlace(),
          "the plan would take the external name "
              + String.join(", ", before)
              + " from the only administrators' group; whether the new one has members is unknown",
          "change it on the portal while an administrator is signed in, then state it here");
    }
  }

  private Set<String> mappings() {
    return draft.now.state().groups().stream()
        .filter(ExternalNames::mapsAdmins)
        .map(Group::externalName)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private boolean mappingsKept() {
    return draft.now.state().groups().stream()
        .filter(ExternalNames::mapsAdmins)
        .anyMatch(
            group ->
                draft
                    .target(group.name())
                    .filter(target -> target.externalName().equals(group.externalName()))
                    .isPresent());
  }

  private String changedAdminPlace() {
    return draft.now.state().groups().stream()
        .filter(ExternalNames::mapsAdmins)
        .map(group -> places.getOrDefault(group.name(), ""))
        .filter(place -> !place.isEmpty())
        .findFirst()
        .orElse("");
  }

  private static boolean mapsAdmins(Group group) {
    return group.acls().admin() && !group.externalName().isEmpty();
  }
}
