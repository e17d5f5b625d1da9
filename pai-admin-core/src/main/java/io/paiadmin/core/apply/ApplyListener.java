package io.paiadmin.core.apply;

import io.paiadmin.core.tenancy.plan.Step;

/** Is told how an apply goes on, on the thread that applies. What it throws ends the apply. */
public interface ApplyListener {
  /** Listens to nothing. */
  ApplyListener NONE = new ApplyListener() {};

  /**
   * Called before a step is carried out.
   *
   * @param step the step
   * @param number its number, from 1
   * @param total how many steps there are
   */
  default void started(Step<?> step, int number, int total) {}

  /**
   * Called when it is known what became of a step, once for each. A step that was carried out is
   * known only after the cluster was read back at the end of its phase.
   *
   * @param result what became of the step
   * @param number how many steps are known so far
   * @param total how many steps there are
   */
  default void finished(StepResult result, int number, int total) {}
}
