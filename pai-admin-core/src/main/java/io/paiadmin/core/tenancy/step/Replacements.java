package io.paiadmin.core.tenancy.step;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.access.Resource;
import io.paiadmin.core.tenancy.draft.Draft;
import io.paiadmin.core.tenancy.draft.UserDraft;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Finds the steps that give back elsewhere what a step takes away, so that they come before. */
final class Replacements {
  private final Draft draft;
  private final Links links;

  Replacements(Draft draft, Links links) {
    this.draft = draft;
    this.links = links;
  }

  /** Returns the steps by which groups that a user keeps come to grant what the others granted. */
  Set<String> ofGroups(Set<String> leaving, GroupList staying) {
    Set<Resource> lost = new HashSet<>();
    for (String group : leaving) {
      draft.now().group(group).ifPresent(found -> lost.addAll(Links.resources(found.acls())));
    }
    Set<String> needs = new TreeSet<>();
    staying.names().forEach(group -> needs.addAll(links.growthOf(group, lost)));
    return needs;
  }

  /** Returns the steps that give back what a shrinking group takes from its members. */
  Set<String> ofAcls(String group, Acls from, Acls to) {
    Set<Resource> lost = Links.resources(from);
    lost.removeAll(Links.resources(to));
    Set<String> needs = links.growthsOf(lost);
    needs.addAll(links.grown(group));
    for (String member : draft.now().members(group)) {
      if (isGivenBack(draft.users().get(member), lost)) {
        needs.addAll(links.lastOf(member));
      }
    }
    return needs;
  }

  /** Returns the steps that give back what a deleted group granted, and those of its members. */
  Set<String> ofGroup(Group group) {
    Set<String> needs = links.growthsOf(Links.resources(group.acls()));
    draft.now().members(group.name()).forEach(member -> needs.addAll(links.lastOf(member)));
    return needs;
  }

  private boolean isGivenBack(@Nullable UserDraft user, Set<Resource> lost) {
    return user != null
        && ((user.grantAdmin() != null && lost.stream().anyMatch(Replacements::isVirtualCluster))
            || user.added().stream().anyMatch(group -> grantsAny(group, lost)));
  }

  private static boolean isVirtualCluster(Resource resource) {
    return resource.kind() == Resource.Kind.VIRTUAL_CLUSTER;
  }

  private boolean grantsAny(String group, Set<Resource> resources) {
    return draft
        .target(group)
        .map(found -> Links.resources(found.acls()))
        .filter(granted -> granted.stream().anyMatch(resources::contains))
        .isPresent();
  }
}
