package io.paiadmin.core.tenancy.step;

import io.paiadmin.api.cluster.User;
import io.paiadmin.core.tenancy.name.Canonical;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A user's list of groups.
 *
 * @param names the names in order, each as often as the list has it
 */
record GroupList(List<String> names) {

  /** Returns the list of a user, which is empty for a user who is not there. */
  static GroupList of(@Nullable User user) {
    return new GroupList(user == null ? List.of() : Canonical.multiset(user.groups()));
  }

  boolean isDoubled() {
    return new HashSet<>(names).size() < names.size();
  }

  /** Returns the list with each name once. */
  GroupList distinct() {
    return new GroupList(Canonical.set(names));
  }

  /** Returns the list with one name more; what is doubled stays so. */
  GroupList plus(String group) {
    List<String> more = new ArrayList<>(names);
    more.add(group);
    return new GroupList(Canonical.multiset(more));
  }

  /** Returns the list with more names, each name once. */
  GroupList plus(Set<String> groups) {
    Set<String> more = new TreeSet<>(names);
    more.addAll(groups);
    return new GroupList(List.copyOf(more));
  }

  /** Returns the list without some names; what is doubled stays so. */
  GroupList minus(Set<String> groups) {
    return new GroupList(names.stream().filter(name -> !groups.contains(name)).toList());
  }

  /** Returns those of some names that the list has, sorted. */
  Set<String> having(Set<String> groups) {
    Set<String> held = new TreeSet<>(groups);
    held.retainAll(names);
    return held;
  }

  /** Returns those of some names that the list lacks, sorted. */
  Set<String> lacking(Set<String> groups) {
    Set<String> missing = new TreeSet<>(groups);
    names.forEach(missing::remove);
    return missing;
  }
}
