package io.paiadmin.openpai.wire;

import io.paiadmin.api.Problem;
import io.paiadmin.api.cluster.ClusterPart;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** What one reading came across beside what it was after. Used by one thread. */
public final class Findings {
  private final String cluster;
  private final List<Problem> problems = new ArrayList<>();
  private final EnumSet<ClusterPart> partial = EnumSet.noneOf(ClusterPart.class);

  /**
   * Makes empty findings.
   *
   * @param cluster the place, such as {@code cluster prod}
   */
  public Findings(String cluster) {
    this.cluster = cluster;
  }

  /** Notes something in an answer that OpenPAI would not write. */
  void odd(String thing, String message) {
    add("STATE_ILLEGAL", thing, message, "mend it on the cluster, or report it");
  }

  /** Notes a problem that lets the work go on. */
  public void add(String code, String thing, String message, String fix) {
    problems.add(Problem.warning(code, cluster + ", " + thing, message, fix));
  }

  /** Notes that a part shows less than there may be. */
  public void partial(ClusterPart part) {
    partial.add(part);
  }

  /** Returns what was noted, in order. */
  public List<Problem> problems() {
    return List.copyOf(problems);
  }

  /** Returns the parts that show less than there may be. */
  public Set<ClusterPart> partial() {
    return partial.clone();
  }
}
