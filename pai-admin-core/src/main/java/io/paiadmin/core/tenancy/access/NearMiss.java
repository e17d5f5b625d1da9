package io.paiadmin.core.tenancy.access;

import java.util.Comparator;
import java.util.List;

/**
 * A change that would turn a "no" into a "yes", and what else it would do.
 *
 * @param fix what to do
 * @param group the group concerned
 * @param externalName the directory group to ask for, empty when there is none
 * @param othersGaining every other user who would gain the resource, sorted
 * @param alsoGained everything else that the user would gain, sorted
 */
public record NearMiss(
    Fix fix,
    String group,
    String externalName,
    List<String> othersGaining,
    List<Resource> alsoGained) {

  /** Orders near misses by how little else they change, then by name. */
  static final Comparator<NearMiss> SMALLEST_FIRST =
      Comparator.comparingInt((NearMiss miss) -> miss.othersGaining().size())
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
    GRANT
  }
}
