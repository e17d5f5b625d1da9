package io.paiadmin.core.tenancy.rule;

import io.paiadmin.api.Problem;
import io.paiadmin.core.tenancy.name.Names;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.List;
import java.util.Set;

/**
 * The rules for a wish in basic mode, where a group is exactly a virtual cluster: the server's
 * portal drops every other group from users, and a restart deletes those without virtual cluster.
 */
public final class BasicRules {
  private final Findings findings;

  private BasicRules(Findings findings) {
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
    new BasicRules(findings).look(wish);
    return findings.list();
  }

  private void look(Wish wish) {
    if (wish.admins() != null && wish.admins().names().isEmpty()) {
      findings.error(
          "NO_ADMIN",
          wish.admins().at(),
          "the list of administrators is empty",
          "name at least one, or take 'admins' away to leave them as they are");
    }
    wish.groupsOrNone().forEach(this::group);
  }

  private void group(GroupWish group) {
    reserved(group);
    virtualClusters(group);
    if (group.externalName() != null) {
      findings.warning(
          "B_EXTERNAL_NAME",
          group.externalName().at(),
          "the external name of '" + group.name().value() + "' has no meaning in basic mode",
          "keep it if you prepare a move to AAD mode; take it away otherwise");
    }
    if (group.expected() != null) {
      findings.error(
          "WRONG_MODE",
          group.expected().at(),
          "'expect' compares with a directory, and a cluster in basic mode has none",
          "use 'members'");
    }
  }

  private void reserved(GroupWish group) {
    String name = group.name().value();
    if (name.equals(Names.DEFAULT)) {
      findings.error(
          "RESERVED_NAME",
          group.name().at(),
          "everybody is in 'default'; it is no team's group",
          "say what it grants under 'default:'");
    } else if (name.equals(Names.ADMIN_GROUP)) {
      findings.error(
          "RESERVED_NAME",
          group.name().at(),
          "'" + name + "' is the administrators' group; it is no team's group",
          "name the administrators under 'admins:'");
    }
  }

  private void virtualClusters(GroupWish group) {
    NameList list = group.virtualClusters();
    if (list == null || list.values().equals(Set.of(group.name().value()))) {
      return;
    }
    if (list.names().isEmpty() && hasStorage(group)) {
      storageOnly(group.name().value(), list.at());
    } else {
      notItsVirtualCluster(group.name().value(), list.at());
    }
  }

  private void storageOnly(String group, String at) {
    findings.error(
        "B_STORAGE_ONLY_GROUP",
        at,
        "group '"
            + group
            + "' has a storage and no virtual cluster, so the next"
            + " restart of the server deletes it",
        "give the storage to a team's group or under 'default:'");
  }

  private void notItsVirtualCluster(String group, String at) {
    findings.error(
        "B_GROUP_NOT_VC",
        at,
        "in basic mode group '" + group + "' is exactly the virtual cluster of that name",
        "leave 'virtualClusters' out, or name '" + group + "' alone");
  }

  private static boolean hasStorage(GroupWish group) {
    return group.storages() != null && !group.storages().names().isEmpty();
  }
}
