package io.paiadmin.core.policy.holiday;

import io.paiadmin.api.Problem;
import io.paiadmin.api.Problem.Severity;

/** An event that makes no holiday. It never leaves this package: it becomes a problem. */
final class NoHoliday extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Problem problem;

  private NoHoliday(Problem problem) {
    super(problem.message());
    this.problem = problem;
  }

  /** An event that is wrong in itself. */
  static NoHoliday fault(String message, String fix) {
    return new NoHoliday(Problem.error("HOLIDAY_EVENT", "", "the event " + message, fix));
  }

  /** An appointment, which stands in many a calendar beside the holidays. */
  static NoHoliday timed() {
    return new NoHoliday(
        Problem.warning(
            "HOLIDAY_TIMED",
            "",
            "the event has a time of day and makes no holiday",
            "let it last the whole day if it is a holiday, or remove it"));
  }

  Problem at(String place) {
    Severity severity = problem.severity();
    return new Problem(severity, problem.code(), place, problem.message(), problem.fix());
  }
}
