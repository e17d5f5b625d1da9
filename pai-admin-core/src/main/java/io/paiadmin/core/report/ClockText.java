package io.paiadmin.core.report;

import io.paiadmin.core.sla.clock.Clock;
import io.paiadmin.core.sla.clock.ClockKind;
import io.paiadmin.core.sla.clock.Deadline;
import io.paiadmin.core.sla.clock.Overtaken;
import io.paiadmin.core.sla.matrix.SlaRow;
import io.paiadmin.core.time.OffsetText;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;

/** One clock as lines for people. Used once. */
final class ClockText {
  private final Clock clock;
  private final Instant now;
  private final Deadline deadline;
  private final ZoneId zone;
  private final StringBuilder out = new StringBuilder();

  ClockText(Clock clock, Instant now) {
    this.clock = clock;
    this.now = now;
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
    return due == null ? ": no deadline while it is paused" : " by " + moment(due);
  }

  private String status() {
    String word = Json.word(clock.status());
    return switch (clock.status()) {
      case RUNNING, PAUSED -> "%s, %s left".formatted(word, TimeText.length(deadline.left(now)));
      case MET -> clock.ended() == null ? word : word + " at " + moment(clock.ended());
      case CANCELLED -> word;
      case BREACHED -> breach(word);
    };
  }

  private String breach(String word) {
    List<String> parts = new ArrayList<>(List.of(word));
    clock.late().ifPresent(late -> parts.add("done " + TimeText.length(late) + " late"));
    if (clock.missed() > 1) {
      parts.add(clock.missed() + " times in a row");
    }
    if (clock.overtaken() != null) {
      parts.add(overtaken(clock.overtaken()));
    }
    return String.join(", ", parts);
  }

  private String overtaken(Overtaken overtaken) {
    return "at %s, where the deadline was %s in the past already when it came about"
        .formatted(moment(overtaken.at()), TimeText.length(overtaken.by()));
  }

  private void thresholds() {
    List<String> parts = new ArrayList<>();
    for (int percent : SlaReport.PERCENT) {
      deadline
          .threshold(percent)
          .ifPresent(at -> parts.add("%d %% at %s".formatted(percent, moment(at))));
    }
    if (clock.isOpen() && !parts.isEmpty()) {
      line("used up: " + String.join(", ", parts));
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
