package io.paiadmin.core.report;

import io.paiadmin.core.sla.clock.Clock;
import io.paiadmin.core.sla.clock.ClockKind;
import io.paiadmin.core.sla.clock.ClockStatus;
import io.paiadmin.core.sla.clock.Deadline;
import io.paiadmin.core.sla.matrix.SlaRow;
import io.paiadmin.core.time.OffsetText;
import java.time.Instant;
import java.time.ZoneId;

/** One clock as lines for people. Used once. */
final class ClockText {
  private final Clock clock;
  private final Deadline deadline;
  private final ZoneId zone;
  private final StringBuilder out = new StringBuilder();

  ClockText(Clock clock) {
    this.clock = clock;
    this.deadline = clock.deadline();
    this.zone = deadline.choice().row().hours().zone();
  }

  String lines() {
    out.append(verb()).append(due()).append(" [").append(deadline.target()).append(", ");
    out.append(status()).append("]\n");
    line("because " + deadline.choice().reason() + place(deadline.choice().row()));
    thresholds();
    sequel();
    deadline.explain().ifPresent(time -> out.append(TimeText.lines(time)));
    return out.toString();
  }

  private String verb() {
    return switch (clock.kind()) {
      case ACKNOWLEDGE -> "acknowledge";
      case UPDATE -> "update";
      case RESOLVE -> "resolve";
    };
  }

  private String due() {
    Instant due = deadline.due();
    return due == null ? " (no deadline while it stands still)" : " by " + moment(due);
  }

  private String status() {
    String word = Json.word(clock.status());
    if (clock.overtaken() != null) {
      return "%s at %s, when a change moved the deadline %s into the past"
          .formatted(word, moment(clock.overtaken().at()), TimeText.length(clock.overtaken().by()));
    } else if (clock.kind() == ClockKind.UPDATE && clock.missed() > 1) {
      return "%s, %d times in a row".formatted(word, clock.missed());
    }
    return clock.status() == ClockStatus.BREACHED
        ? clock.late().map(late -> word + " by " + TimeText.length(late)).orElse(word)
        : word;
  }

  private void thresholds() {
    if (clock.isOpen() && deadline.due() != null) {
      line(
          "half of it is used up at %s, four fifths at %s"
              .formatted(
                  moment(deadline.threshold(50).orElseThrow()),
                  moment(deadline.threshold(80).orElseThrow())));
    }
  }

  /** What comes after an acknowledgement is not a deadline yet. */
  private void sequel() {
    if (clock.kind() == ClockKind.ACKNOWLEDGE && clock.isOpen()) {
      line("from the acknowledgement on, an update every " + deadline.choice().row().update());
    }
  }

  private void line(String text) {
    out.append("  ").append(text).append('\n');
  }

  private String moment(Instant moment) {
    return OffsetText.of(moment, zone);
  }

  private static String place(SlaRow row) {
    return row.at().isEmpty() ? "" : " (" + row.at() + ")";
  }
}
