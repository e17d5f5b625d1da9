package io.paiadmin.core.builtin.memory;

import io.paiadmin.api.Problem;
import java.util.ArrayList;
import java.util.List;

/** What was not as it should be while one section of a state was read. Used by one thread. */
final class Oddities {
  /** Something in the state is not what OpenPAI would write. */
  static final String ILLEGAL = "STATE_ILLEGAL";

  private final List<Problem> problems = new ArrayList<>();
  private boolean lossy;

  /** Notes something odd of which nothing was lost. */
  void odd(Place at, String message) {
    problems.add(Problem.warning(ILLEGAL, at.toString(), message, "mend the state at this place"));
  }

  /** Notes something that could not be read, so that the section shows less than there is. */
  void lost(Place at, String message) {
    lossy = true;
    odd(at, message);
  }

  /** Tells whether the section shows less than there is. */
  boolean isLossy() {
    return lossy;
  }

  List<Problem> problems() {
    return problems;
  }
}
