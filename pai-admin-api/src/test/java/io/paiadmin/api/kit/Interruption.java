package io.paiadmin.api.kit;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.paiadmin.api.PaiAdminException;

/** Calls in a thread that is interrupted already, so that nothing depends on who is faster. */
final class Interruption {
  private Interruption() {}

  /**
   * Returns a call that gives an answer when the other one ends and leaves its thread as it was.
   */
  static Call during(Call call) {
    return new Call(call.name() + ", interrupted", () -> keptBy(call));
  }

  private static boolean keptBy(Call call) throws Exception {
    Thread.currentThread().interrupt();
    try {
      call.body().call();
    } catch (PaiAdminException e) {
      assertFalse(e.problems().isEmpty(), "a refusal says why");
    }
    boolean kept = Thread.interrupted();
    assertTrue(kept, () -> call.name() + " takes the interrupt away");
    return kept;
  }
}
