package io.paiadmin.api.kit;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import io.paiadmin.api.PaiAdminException;
import org.jspecify.annotations.Nullable;

/**
 * How a call ended.
 *
 * @param call what was called
 * @param over whether it ended at all
 * @param thrown its failure; null when it gave an answer or did not end
 */
record Ending(String call, boolean over, @Nullable Throwable thrown) {
  boolean answered() {
    return over && thrown == null;
  }

  /** Checks that there was an end, and no failure but a {@link PaiAdminException}. */
  Ending inOrder() {
    assertTrue(over, () -> call + " does not end");
    if (thrown instanceof AssertionError finding) {
      throw finding;
    }
    if (thrown != null && !(thrown instanceof PaiAdminException)) {
      fail(call + " fails with what is no PaiAdminException", thrown);
    }
    return this;
  }

  /** Checks that there was an answer. */
  Ending inPeace() {
    inOrder();
    if (thrown != null) {
      fail(call + " fails though nothing disturbs it", thrown);
    }
    return this;
  }

  /** Checks that there was a failure, and returns it. */
  PaiAdminException failure() {
    if (inOrder().thrown instanceof PaiAdminException failure) {
      return failure;
    }
    return fail(call + " gives an answer where there is none to give");
  }
}
