package io.paiadmin.core.sla.matrix;

import io.paiadmin.core.sla.matrix.Target.Working;
import io.paiadmin.core.sla.matrix.Target.WorkingDays;
import io.paiadmin.core.time.WorkingCalendar;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/** Rows that come with the library. */
public enum Preset {
  /**
   * The recommended practice's own table, in working hours:
   *
   * <table>
   *   <caption>openpai-recommended</caption>
   *   <tr><th>severity</th><th>clusters</th><th>acknowledge</th><th>update</th></tr>
   *   <tr><td>0, 1</td><td>production</td><td>30 minutes</td><td>2 hours</td></tr>
   *   <tr><td>2</td><td>production</td><td>2 hours</td><td>1 working day</td></tr>
   *   <tr><td>3</td><td>all</td><td>4 hours</td><td>1 working day</td></tr>
   * </table>
   *
   * <p>Where the practice says "24 hours" it means one working day: a day later, weekends and
   * holidays skipped. It promises nothing for severities 0 to 2 on other clusters than those of the
   * priority {@code production}.
   */
  OPENPAI_RECOMMENDED("openpai-recommended") {
    @Override
    public List<SlaRow> rows(WorkingCalendar hours, String at) {
      Set<String> production = Set.of("production");
      Set<Severity> worst = Set.of(Severity.SEV_0, Severity.SEV_1);
      Target day = new WorkingDays(1);
      return List.of(
          row(at, worst, production, minutes(30), minutes(120), hours),
          row(at, Set.of(Severity.SEV_2), production, minutes(120), day, hours),
          row(at, Set.of(Severity.SEV_3), Set.of(), minutes(240), day, hours));
    }
  };

  private final String text;

  Preset(String text) {
    this.text = text;
  }

  /** Returns the name that policies use. */
  public String text() {
    return text;
  }

  /**
   * Returns the rows.
   *
   * @param hours when working time counts
   * @param at where the preset is asked for; may be empty
   */
  public abstract List<SlaRow> rows(WorkingCalendar hours, String at);

  private static SlaRow row(
      String at,
      Set<Severity> severities,
      Set<String> priorities,
      Target acknowledge,
      Target update,
      WorkingCalendar hours) {
    return SlaRow.of(severities, priorities, acknowledge, update, hours).writtenAt(at);
  }

  private static Target minutes(int minutes) {
    return new Working(Duration.ofMinutes(minutes));
  }
}
