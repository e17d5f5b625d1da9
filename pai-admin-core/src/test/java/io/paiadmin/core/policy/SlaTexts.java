package io.paiadmin.core.policy;

import io.paiadmin.api.Problem;
import io.paiadmin.core.sla.matrix.SlaPolicy;
import io.paiadmin.core.time.WorkingCalendar;
import java.util.List;

/** Sections {@code sla} for tests, and their faults in short. */
final class SlaTexts {
  /** Four lines; what a test adds begins in line 5. */
  static final String OFFICE =
      """
      version: 1
      sla:
        calendars:
          office: {zone: UTC, hours: {mon-fri: ["09:00-17:00"]}}
      """;

  /** Five lines; what a test adds begins in line 6. */
  static final String LISTED = OFFICE + "  priorities: [production, staging]\n";

  private SlaTexts() {}

  static SlaPolicy sla(String text) {
    return Texts.yaml(text).sla();
  }

  /** Returns a text with a calendar c, whose keys begin in column 9 of line 4. */
  static String calendar(String keys) {
    return "version: 1\nsla:\n  calendars:\n    c: {" + keys + "}\n";
  }

  static WorkingCalendar c(String keys) {
    return sla(calendar(keys)).calendars().get("c");
  }

  /** Returns a row on the calendar office. */
  static String row(String severity, String priority, String targets) {
    return "    - {severity: %s, priority: %s, %s, hours: office}\n"
        .formatted(severity, priority, targets);
  }

  static String row(String severity, String priority) {
    return row(severity, priority, "acknowledge: 1h working, update: 2h working");
  }

  /** Returns the only fault of a text. */
  static Problem fault(String text) {
    List<Problem> faults = Texts.problems(() -> Texts.yaml(text));
    if (faults.size() != 1) {
      throw new AssertionError("not one fault, but " + faults);
    }
    return faults.get(0);
  }

  /** Returns the only fault of a calendar c. */
  static Problem calendarFault(String keys) {
    return fault(calendar(keys));
  }
}
