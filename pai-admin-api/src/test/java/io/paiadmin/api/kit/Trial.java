package io.paiadmin.api.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.paiadmin.api.Blame;
import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.ClusterChange;
import java.util.List;

/**
 * One change, made on two equal clusters.
 *
 * @param change the change
 * @param calm what it did where nothing disturbed it
 * @param disturbed what it did where something did
 */
record Trial(ClusterChange change, Deed calm, Deed disturbed) {
  /** Checks that what the connector says of the change is true. */
  void assertHonest() {
    if (disturbed.ending().inOrder().answered()) {
      assertThere();
    } else if (isUnknown(disturbed.ending().failure())) {
      assertTrue(
          List.of(disturbed.before(), calm.after()).contains(disturbed.after()),
          () -> change + " was made in part, or more than that was");
    } else {
      assertNothingChanged(disturbed.ending().failure());
    }
  }

  /** Checks that the cluster holds the change, and nothing else that is new. */
  void assertThere() {
    assertEquals(calm.after(), disturbed.after(), () -> "not the whole effect of " + change);
  }

  /** Checks that the cluster was not told more often than it takes. */
  void assertToldOnce() {
    assertTrue(disturbed.writes() <= calm.writes(), () -> "tried again: " + change);
  }

  /** Checks that the outcome of a change that failed after it was sent is unknown. */
  void assertUnknownIfSent() {
    boolean sent = disturbed.writes() > 0;
    if (sent && !disturbed.ending().answered()) {
      assertTrue(
          isUnknown(disturbed.ending().failure()), () -> "sent, without an answer: " + change);
    }
  }

  private void assertNothingChanged(PaiAdminException failure) {
    String what = change + " failed with " + failure.code().name();
    assertEquals(disturbed.before(), disturbed.after(), () -> what + " and changed something");
    assertEquals(
        Blame.REMOTE, failure.code().blame(), () -> what + ", as if the caller were to blame");
  }

  private static boolean isUnknown(PaiAdminException failure) {
    return failure.code().name().equals(StandardErrorCode.OUTCOME_UNKNOWN.name());
  }
}
