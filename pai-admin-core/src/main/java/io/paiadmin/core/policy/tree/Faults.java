package io.paiadmin.core.policy.tree;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Collects what is wrong with a set of files. The same fault found twice, as in a part that several
 * aliases use, counts once. Used by one thread.
 */
public final class Faults {
  /** A broken file of some megabytes could otherwise fill the memory with complaints. */
  private static final int MOST = 10_000;

  private final Set<Problem> found = new LinkedHashSet<>();
  private boolean overflowed;
  private long errors;

  /** Reports something that must be mended. */
  public void error(Place at, String code, String message, String fix) {
    add(Problem.error(code, at.toString(), message, fix));
  }

  /** Reports something that should be mended. */
  public void warning(Place at, String code, String message, String fix) {
    add(Problem.warning(code, at.toString(), message, fix));
  }

  /** Reports a problem found elsewhere. */
  public void add(Problem problem) {
    errors += problem.isError() ? 1 : 0;
    if (found.size() < MOST) {
      found.add(problem);
    } else {
      overflowed |= !found.contains(problem);
    }
  }

  /** Reports problems found elsewhere, but for those at places where a fault stands already. */
  public void addFurther(List<Problem> problems) {
    Set<String> faulty = new HashSet<>();
    found.stream().filter(Problem::isError).forEach(problem -> faulty.add(problem.at()));
    problems.stream().filter(problem -> !faulty.contains(problem.at())).forEach(this::add);
  }

  /**
   * Does some work that reports here; tells whether it reported nothing that must be mended. What
   * was reported before counts again.
   */
  public boolean soundly(Runnable work) {
    long before = errors;
    work.run();
    return errors == before;
  }

  /** Returns everything found, in {@link Problem#ORDER}. */
  public List<Problem> sorted() {
    List<Problem> all = new ArrayList<>(found);
    all.sort(Problem.ORDER);
    if (overflowed) {
      all.add(overflow());
    }
    return all;
  }

  /**
   * Does nothing when only warnings were found.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} and everything found
   */
  public void throwErrors() {
    if (errors > 0) {
      throw new PaiAdminException(StandardErrorCode.INVALID_INPUT, sorted());
    }
  }

  private Problem overflow() {
    String message = "there are more faults than the " + MOST + " listed";
    Problem.Severity severity = errors > 0 ? Problem.Severity.ERROR : Problem.Severity.WARNING;
    return new Problem(severity, "TOO_MANY_FAULTS", "", message, "mend these first");
  }
}
