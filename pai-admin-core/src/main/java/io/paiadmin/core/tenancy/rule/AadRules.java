package io.paiadmin.core.tenancy.rule;

import io.paiadmin.api.Problem;
import io.paiadmin.core.tenancy.name.Names;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.tenancy.wish.UserWish;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The rules for a wish in AAD mode, where users and memberships belong to the directory and reach
 * the cluster at each sign-in through the groups' external names.
 */
public final class AadRules {
  private final Findings findings;

  private AadRules(Findings findings) {
    this.findings = findings;
  }

  /**
   * Checks a wish by the rules of both modes and by those of this one.
   *
   * @return every problem found, in the order of the rules; empty when there is none
   */
  public static List<Problem> check(Wish wish) {
    Findings findings = new Findings();
    new WishRules(findings).check(wish);
    new AadRules(findings).look(wish);
    return findings.list();
  }

  private void look(Wish wish) {
    if (wish.admins() != null) {
      belongsToDirectory("admins", wish.admins().at());
    }
    users(wish.usersOrNone());
    for (GroupWish group : wish.groupsOrNone()) {
      group(group, wish);
    }
    uniqueExternalNames(wish.groupsOrNone());
  }

  private void users(List<UserWish> users) {
    if (!users.isEmpty()) {
      belongsToDirectory("users", users.get(0).name().at());
    }
  }

  private void belongsToDirectory(String what, String at) {
    findings.error(
        "AAD_EXTERNAL_MEMBERSHIP",
        at,
        "in AAD mode '" + what + "' belong to the directory; the server has no way to write them",
        "change the directory; 'expect' in a group compares without writing");
  }

  private void group(GroupWish group, Wish wish) {
    if (group.members() != null) {
      belongsToDirectory("members", group.members().at());
    }
    if (group.externalName() != null) {
      findings.add(Names.external(group.externalName().value(), group.externalName().at()));
    }
    if (!group.cells().isEmpty()) {
      findings.error(
          "WRONG_MODE",
          group.name().at(),
          "'cells' belong to a virtual cluster, and in AAD mode a group is none",
          "define the virtual cluster in HiveD's configuration");
    }
    expected(group.expected());
    defaultTwice(group, wish);
    defaultForEverybody(group);
  }

  private void expected(@Nullable NameList expected) {
    if (expected != null) {
      new DirectoryNames(findings).check(expected);
    }
  }

  private void defaultForEverybody(GroupWish group) {
    NameList list = group.virtualClusters();
    if (list != null
        && group.name().value().equals(Names.DEFAULT)
        && !list.values().contains(Names.DEFAULT)) {
      findings.error(
          "DEFAULT_REVOKE",
          list.at(),
          "everybody may use the virtual cluster 'default', and this would take it from them",
          "list 'default' too");
    }
  }

  private void defaultTwice(GroupWish group, Wish wish) {
    if (group.name().value().equals(Names.DEFAULT)
        && group.storages() != null
        && wish.defaultStorages() != null) {
      findings.error(
          "CONTRADICTION",
          group.storages().at(),
          "the storages of 'default' stand here and at " + wish.defaultStorages().at(),
          "keep one of the two");
    }
  }

  private void uniqueExternalNames(List<GroupWish> groups) {
    Map<String, Placed<String>> first = new HashMap<>();
    for (GroupWish group : groups) {
      Placed<String> external = group.externalName();
      if (external != null && !external.value().isEmpty()) {
        Placed<String> other =
            first.putIfAbsent(external.value().toLowerCase(Locale.ROOT), external);
        if (other != null) {
          sameExternalName(external, other);
        }
      }
    }
  }

  private void sameExternalName(Placed<String> here, Placed<String> there) {
    if (here.value().equals(there.value())) {
      duplicate(there, here);
      duplicate(here, there);
    } else {
      findings.warning(
          "X_DUP_CASE",
          here.at(),
          "'" + here.value() + "' differs from '" + there.value() + "' by case alone",
          "make sure that two directory groups are meant");
    }
  }

  private void duplicate(Placed<String> here, Placed<String> there) {
    findings.error(
        "X_DUP",
        here.at(),
        "the external name '"
            + here.value()
            + "' stands here and at "
            + there.at()
            + "; the server"
            + " lets members into one of the two groups alone",
        "give each group a directory group of its own");
  }
}
