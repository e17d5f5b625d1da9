package io.paiadmin.core.tenancy.draft;

import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.rule.DirectoryNames;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.NameList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Compares a group's members with those expected, and says what to do in the directory. */
final class DirectoryComparison {
  private final Draft draft;

  DirectoryComparison(Draft draft) {
    this.draft = draft;
  }

  void compare(GroupWish wish) {
    NameList expected = wish.expected();
    if (expected == null) {
      return;
    }
    Set<String> wanted = new HashSet<>();
    expected.names().forEach(person -> wanted.add(DirectoryNames.userName(person.value())));
    Set<String> members = new HashSet<>(draft.now.members(wish.name().value()));
    for (String user : minus(wanted, members)) {
      advise(wish, expected, "add " + user + " to");
    }
    for (String user : minus(members, wanted)) {
      advise(wish, expected, "remove " + user + " from");
    }
  }

  private static List<String> minus(Set<String> names, Set<String> others) {
    return names.stream().filter(name -> !others.contains(name)).sorted().toList();
  }

  private void advise(GroupWish wish, NameList expected, String action) {
    String external = draft.target(wish.name().value()).map(Group::externalName).orElse("");
    draft.findings.notice(
        "DIRECTORY_ACTION",
        expected.at(),
        action + " directory group '" + external + "' (group " + wish.name().value() + ")",
        "do so in the directory; it counts from the user's next sign-in");
  }
}
