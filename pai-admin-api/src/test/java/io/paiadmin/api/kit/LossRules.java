package io.paiadmin.api.kit;

import static io.paiadmin.api.kit.Disturbance.LOST_ANSWER;
import static io.paiadmin.api.kit.Disturbance.LOST_CHANGE;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

abstract class LossRules extends RemoteRules {
  LossRules(RemoteClusterContract subject) {
    super(subject);
  }

  @Test
  @DisplayName("C4.6 a change that got no answer is not tried again")
  void nothing_is_tried_again() {
    trials(LOST_ANSWER, LOST_CHANGE).forEach(Trial::assertToldOnce);
  }

  @Test
  @DisplayName("C9.1 a change whose answer is lost is there, and is done or OUTCOME_UNKNOWN")
  void a_lost_answer_is_no_failed_change() {
    for (Trial trial : trials(LOST_ANSWER)) {
      trial.assertHonest();
      trial.assertThere();
      trial.assertUnknownIfSent();
    }
  }

  @Test
  @DisplayName("C9.2 a change that is lost on its way is not reported as done")
  void a_lost_change_is_no_success() {
    trials(LOST_CHANGE).forEach(Trial::assertHonest);
  }
}
