package io.paiadmin.core.tenancy.rule;

import io.paiadmin.core.tenancy.name.Names;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.tenancy.wish.UserWish;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The rules for a wish that hold in both modes. */
final class WishRules {
  private static final Set<String> HOUSE = Set.of(Names.DEFAULT, Names.ADMIN_GROUP);

  private final Findings findings;

  WishRules(Findings findings) {
    this.findings = findings;
  }

  void check(Wish wish) {
    names(wish);
    duplicates(wish);
    renames(wish.groupsOrNone());
  }

  private void names(Wish wish) {
    storages(wish.defaultStorages());
    users(wish.admins());
    for (GroupWish group : wish.groupsOrNone()) {
      findings.add(Names.group(group.name().value(), group.name().at()));
      storages(group.storages());
      users(group.members());
      virtualClusters(group.virtualClusters());
    }
    for (UserWish user : wish.usersOrNone()) {
      findings.add(Names.user(user.name().value(), user.name().at()));
    }
  }

  private void storages(@Nullable NameList list) {
    each(list).forEach(name -> findings.add(Names.storage(name.value(), name.at())));
  }

  private void users(@Nullable NameList list) {
    each(list).forEach(name -> findings.add(Names.user(name.value(), name.at())));
  }

  private void virtualClusters(@Nullable NameList list) {
    each(list).forEach(name -> findings.add(Names.virtualCluster(name.value(), name.at())));
  }

  private static List<Placed<String>> each(@Nullable NameList list) {
    return list == null ? List.of() : list.names();
  }

  private void duplicates(Wish wish) {
    distinct("group", wish.groupsOrNone().stream().map(GroupWish::name).toList());
    List<Placed<String>> users = wish.usersOrNone().stream().map(UserWish::name).toList();
    distinct("user", users);
    alikeButForCase(users);
  }

  private void distinct(String kind, List<Placed<String>> names) {
    Map<String, String> first = new HashMap<>();
    for (Placed<String> name : names) {
      String other = first.putIfAbsent(name.value(), name.at());
      if (other != null) {
        findings.error(
            "DUPLICATE_ENTRY",
            name.at(),
            kind + " '" + name.value() + "' stands here and at " + other,
            "keep one of the two");
      }
    }
  }

  private void alikeButForCase(List<Placed<String>> names) {
    Map<String, String> first = new HashMap<>();
    for (Placed<String> name : names) {
      String other = first.putIfAbsent(name.value().toLowerCase(Locale.ROOT), name.value());
      if (other != null && !other.equals(name.value())) {
        findings.warning(
            "USER_CASE",
            name.at(),
            "'" + name.value() + "' and '" + other + "' are two users to the server",
            "make sure that two people are meant");
      }
    }
  }

  private static Stream<Placed<String>> formerName(GroupWish group) {
    return Stream.ofNullable(group.renamedFrom());
  }

  private void renames(List<GroupWish> groups) {
    Set<String> wished = new HashSet<>();
    groups.forEach(group -> wished.add(group.name().value()));
    distinct("the former name", groups.stream().flatMap(WishRules::formerName).toList());
    for (GroupWish group : groups) {
      Placed<String> old = group.renamedFrom();
      if (old != null && HOUSE.contains(old.value())) {
        findings.add(Names.stays(old.value(), old.at()));
      }
      if (old != null && wished.contains(old.value())) {
        findings.error(
            "RENAME_CONFLICT",
            old.at(),
            "group '" + old.value() + "' cannot be renamed and wanted at the same time",
            "take 'renamedFrom' away, or the group '" + old.value() + "'");
      }
    }
  }
}
