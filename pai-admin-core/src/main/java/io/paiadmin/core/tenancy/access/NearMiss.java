package io.paiadmin.core.tenancy.access;

import java.util.Comparator;
import java.util.List;

/**
 * A change that would turn a "no" into a "yes", and what else it would do.
 *
 * @param fix what to do
 * @param group the group concerned; for {@link Fix#DROP} the names to drop, separated by commas
 * @param externalName the directory group to ask for, empty when there is none
 * @param othersGaining every other user who would gain the resource, sorted
 * @param alsoGained everything else that the user would gain, sorted
 * @param administrator whether the user would become an administrator by it
 */
public record NearMiss(
    Fix fix,
    String group,
    String externalName,
    List<String> othersGaining,
    List<Resource> alsoGained,
    boolean administrator) {

  /** Orders near misses by how little else they change, then by name; administrators come last. */
  static final Comparator<NearMiss> SMALLEST_FIRST =
      Comparator.comparing(NearMiss::administrator)
          .thenComparingInt(miss -> miss.othersGaining().size())
          .thenComparingInt(miss -> miss.alsoGained().size())
          .thenComparing(NearMiss::group)
          .thenComparing(NearMiss::fix);

  /** Copies the lists. */
  public NearMiss {
    othersGaining = List.copyOf(othersGaining);
    alsoGained = List.copyOf(alsoGained);
  }

  /** What would help. */
  public enum Fix {
    /** The user joins the group. */
    JOIN,
    /** The group is granted the resource. */
    GRANT,
    /** The names given as the group, which nothing bears, are taken out of the user's list. */
    DROP
  }
}
