package io.paiadmin.core.tenancy.step;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.core.tenancy.access.Resource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What steps made so far lead to, for the steps that must wait for them: a group that comes to be,
 * a resource that a group comes to grant, a user whose list was changed.
 */
final class Links {
  private final Map<String, String> groupsReady = new HashMap<>();
  private final Map<String, String> groupsGrown = new HashMap<>();
  private final Map<String, Set<Resource>> gained = new HashMap<>();
  private final Map<Resource, Set<String>> growths = new HashMap<>();
  private final Map<String, List<String>> usersTouched = new HashMap<>();

  /** Notes the step after which a group exists. */
  void groupReady(String group, String step) {
    groupsReady.put(group, step);
  }

  /** Notes the step that lets a group grant more, be it the one that creates the group. */
  void groupGrown(String group, String step, Acls from, Acls to) {
    groupsGrown.put(group, step);
    Set<Resource> more = resources(to);
    more.removeAll(resources(from));
    gained.put(group, more);
    more.forEach(resource -> growths.computeIfAbsent(resource, any -> new TreeSet<>()).add(step));
  }

  /** Notes a step that changes a user's list, or the user. */
  void userTouched(String user, String step) {
    usersTouched.computeIfAbsent(user, any -> new ArrayList<>(3)).add(step);
  }

  /** Returns the step that must run before a group can be used, if any. */
  List<String> ready(String group) {
    return one(groupsReady.get(group));
  }

  /** Returns the step that lets a group grant more, if any. */
  List<String> grown(String group) {
    return one(groupsGrown.get(group));
  }

  /** Returns the last step that changed a user so far, if any. */
  List<String> lastOf(String user) {
    List<String> steps = usersTouched.getOrDefault(user, List.of());
    return steps.isEmpty() ? steps : List.of(steps.get(steps.size() - 1));
  }

  /** Returns every step by which some group comes to grant one of these resources. */
  Set<String> growthsOf(Set<Resource> resources) {
    Set<String> steps = new TreeSet<>();
    resources.forEach(resource -> steps.addAll(growths.getOrDefault(resource, Set.of())));
    return steps;
  }

  /** Returns the step by which a group comes to grant one of these resources, if any. */
  List<String> growthOf(String group, Set<Resource> resources) {
    boolean helps = gained.getOrDefault(group, Set.of()).stream().anyMatch(resources::contains);
    return helps ? grown(group) : List.of();
  }

  /** Returns what acls name, whoever is an administrator. */
  static Set<Resource> resources(Acls acls) {
    Set<Resource> named = new HashSet<>();
    acls.virtualClusters().forEach(name -> named.add(Resource.virtualCluster(name)));
    acls.storages().forEach(name -> named.add(Resource.storage(name)));
    return named;
  }

  private static List<String> one(@Nullable String step) {
    return step == null ? List.of() : List.of(step);
  }
}
