package io.paiadmin.core.apply;

import io.paiadmin.core.tenancy.plan.Step;

/** Counts steps for a listener. */
final class Progress {
  private final ApplyListener listener;
  private final int total;
  private int started;
  private int finished;

  Progress(ApplyListener listener, int total) {
    this.listener = listener;
    this.total = total;
  }

  void started(Step<?> step) {
    started++;
    listener.started(step, started, total);
  }

  void finished(StepResult result) {
    finished++;
    listener.finished(result, finished, total);
  }
}
