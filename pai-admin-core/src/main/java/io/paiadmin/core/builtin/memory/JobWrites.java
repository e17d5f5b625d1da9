package io.paiadmin.core.builtin.memory;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.cluster.JobChange;
import io.paiadmin.api.cluster.JobChange.StopJob;
import io.paiadmin.api.cluster.JobChange.TagJob;
import java.time.Clock;

/** Carries out changes of jobs. A job is over as soon as it is stopped. */
final class JobWrites {
  private final StateDocument state;
  private final Clock clock;

  JobWrites(StateDocument state, Clock clock) {
    this.state = state;
    this.clock = clock;
  }

  void apply(JobChange change) {
    ObjectNode job = state.jobs().require("job", change.job());
    if (change instanceof StopJob && !JobRecord.state(job).isTerminal()) {
      JobRecord.stop(job, clock.instant());
    } else if (change instanceof TagJob tagging) {
      JobRecord.tag(job, checked(tagging));
    }
  }

  private static String checked(TagJob change) {
    if (change.tag().isEmpty() || change.tag().contains(",")) {
      throw Refusal.invalid(
          "job " + change.job(), "a tag is not empty and has no comma", "choose another tag");
    }
    return change.tag();
  }
}
