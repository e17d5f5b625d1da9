package io.paiadmin.core.sla.attainment;

import io.paiadmin.core.sla.clock.Clock;
import io.paiadmin.core.sla.clock.SlaReading;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How often what was promised was kept, by week, cluster, severity and kind. Immutable.
 *
 * @param lines in the order of their keys; what never occurred has none
 * @param withoutCommitment how many incidents, at some time or all the time, had a severity and
 *     priority for which nothing is promised
 */
public record Attainment(List<AttainmentLine> lines, int withoutCommitment) {
  /** Takes a copy. */
  public Attainment {
    lines = List.copyOf(lines);
  }

  /**
   * Counts.
   *
   * @param weeks the zone in which weeks begin, on Monday at midnight
   */
  public static Attainment of(Collection<MeasuredIncident> incidents, ZoneId weeks) {
    SortedMap<AttainmentKey, List<Clock>> clocks = new TreeMap<>();
    for (MeasuredIncident incident : incidents) {
      for (Clock clock : incident.reading().clocks()) {
        clocks.computeIfAbsent(key(incident, clock, weeks), key -> new ArrayList<>()).add(clock);
      }
    }
    List<AttainmentLine> lines = new ArrayList<>();
    clocks.forEach((key, found) -> lines.add(AttainmentLine.of(key, found)));
    return new Attainment(lines, withoutCommitment(incidents));
  }

  private static AttainmentKey key(MeasuredIncident incident, Clock clock, ZoneId weeks) {
    LocalDate date = LocalDate.ofInstant(incident.reading().raised(), weeks);
    LocalDate monday = date.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
    return new AttainmentKey(
        monday, incident.cluster(), clock.deadline().choice().cell().severity(), clock.kind());
  }

  private static int withoutCommitment(Collection<MeasuredIncident> incidents) {
    return (int)
        incidents.stream()
            .map(MeasuredIncident::reading)
            .map(SlaReading::withoutCommitment)
            .filter(holes -> !holes.isEmpty())
            .count();
  }
}
