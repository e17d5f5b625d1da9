package io.paiadmin.core.sla.clock;

import io.paiadmin.core.sla.clock.Fact.Acknowledged;
import io.paiadmin.core.sla.clock.Fact.Raised;
import io.paiadmin.core.sla.clock.Fact.Reclassified;
import io.paiadmin.core.sla.clock.Fact.Reopened;
import io.paiadmin.core.sla.clock.Fact.Resolved;
import io.paiadmin.core.sla.clock.Fact.Updated;
import io.paiadmin.core.sla.clock.Fact.WaitEnded;
import io.paiadmin.core.sla.clock.Fact.WaitStarted;
import io.paiadmin.core.sla.clock.Fact.Withdrawn;
import io.paiadmin.core.sla.matrix.Severity;
import io.paiadmin.core.sla.matrix.SlaMatrix;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;

/**
 * An incident in few words: {@code raised 10:00 3, acknowledged 10:20, reclassified 11:00 1}. Times
 * are local ones of New York, on 2026-06-01 where they have no date. The priority is production
 * unless a word after the severity says otherwise.
 */
public final class Story {
  private static final ZoneId NEW_YORK = ZoneId.of("America/New_York");

  private final SlaMatrix matrix;
  private final History history;

  private Story(SlaMatrix matrix, History history) {
    this.matrix = matrix;
    this.history = history;
  }

  /** Tells a story about which something is promised. */
  public static Story of(SlaMatrix matrix, String text) {
    return new Story(matrix, History.of(facts(text)));
  }

  /** Returns what is known at a moment. */
  public SlaReading read(String now) {
    return SlaClocks.read(matrix, history, at(now));
  }

  /** Returns the last clock of a kind at a moment. */
  public Clock clock(ClockKind kind, String now) {
    return read(now).last(kind).orElseThrow();
  }

  static List<Fact> facts(String text) {
    return Arrays.stream(text.split(", *")).map(Story::fact).toList();
  }

  /** Returns a moment in New York. */
  public static Instant at(String local) {
    String full = local.contains("T") ? local : "2026-06-01T" + local;
    return LocalDateTime.parse(full).atZone(NEW_YORK).toInstant();
  }

  private static Fact fact(String text) {
    String[] words = text.split(" ");
    Instant at = at(words[1]);
    return switch (words[0]) {
      case "raised" -> new Raised(at, severity(words), priority(words));
      case "reclassified" -> new Reclassified(at, severity(words), priority(words));
      case "acknowledged" -> new Acknowledged(at);
      case "updated" -> new Updated(at);
      case "waiting" -> new WaitStarted(at);
      case "resumed" -> new WaitEnded(at);
      case "resolved" -> new Resolved(at);
      case "reopened" -> new Reopened(at);
      case "withdrawn" -> new Withdrawn(at);
      default -> throw new IllegalArgumentException(text);
    };
  }

  private static Severity severity(String... words) {
    return Severity.of(Integer.parseInt(words[2])).orElseThrow();
  }

  private static String priority(String... words) {
    return words.length > 3 ? words[3] : "production";
  }
}
