package io.paiadmin.examples;

import io.paiadmin.api.ErrorCode;
import io.paiadmin.api.StandardErrorCode;
import java.util.Set;

/** How a program ended. */
enum Exit {
  /** It did what it was asked. */
  DONE,
  /** It refused, or could not do everything. */
  INCOMPLETE,
  /** It was asked for something that makes no sense. */
  BAD_INPUT;

  private static final Set<ErrorCode> CALLER_MISTAKES =
      Set.of(
          StandardErrorCode.INVALID_INPUT,
          StandardErrorCode.INVALID_SETTINGS,
          StandardErrorCode.NOT_FOUND,
          StandardErrorCode.PLUGIN_MISSING);

  /** Returns the number that the operating system is told: 0, 1 or 2. */
  int code() {
    return switch (this) {
      case DONE -> 0;
      case INCOMPLETE -> 1;
      case BAD_INPUT -> 2;
    };
  }

  static Exit doneIf(boolean done) {
    return done ? DONE : INCOMPLETE;
  }

  static Exit after(ErrorCode code) {
    return CALLER_MISTAKES.contains(code) ? BAD_INPUT : INCOMPLETE;
  }
}
