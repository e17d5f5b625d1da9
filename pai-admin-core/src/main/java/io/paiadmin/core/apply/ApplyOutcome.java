package io.paiadmin.core.apply;

import io.paiadmin.api.Problem;
import io.paiadmin.core.tenancy.access.AccessChange;
import io.paiadmin.core.tenancy.plan.Plan;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What became of a plan.
 *
 * @param plan the plan as it was applied
 * @param rebased whether the cluster had changed since the plan was made, in ways that left it
 *     right
 * @param results what became of each step, in the plan's order
 * @param deviation how effective access afterwards differs from what was wanted: gained is access
 *     that nobody wanted, lost is access that is missing; null when the cluster could not be read
 *     back
 * @param problems what went wrong beside the steps
 */
public record ApplyOutcome(
    Plan<?> plan,
    boolean rebased,
    List<StepResult> results,
    @Nullable AccessChange deviation,
    List<Problem> problems) {
  /** Copies the lists. */
  public ApplyOutcome {
    problems = List.copyOf(problems);
    results = List.copyOf(results);
  }

  /** Tells whether every step is done and effective access is exactly what was wanted. */
  public boolean isComplete() {
    return results.stream().allMatch(result -> result.status().isDone())
        && problems.isEmpty()
        && isVerified();
  }

  /** Tells whether everybody's effective access was read back and is exactly what was wanted. */
  public boolean isVerified() {
    return deviation != null && deviation.isEmpty();
  }

  /** Counts the steps by what became of them; every status is there. */
  public Map<StepResult.Status, Long> counts() {
    Map<StepResult.Status, Long> counts = new EnumMap<>(StepResult.Status.class);
    for (StepResult.Status status : StepResult.Status.values()) {
      counts.put(status, results.stream().filter(result -> result.status() == status).count());
    }
    return counts;
  }
}
