package io.paiadmin.examples.benchmarks.duty;

import io.paiadmin.core.rotation.roster.Absence;
import io.paiadmin.core.rotation.roster.Member;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Style;
import io.paiadmin.core.rotation.roster.Team;
import io.paiadmin.core.rotation.schedule.Schedule;
import io.paiadmin.core.rotation.slot.Cadence;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Questions some years after the anchor, and those who answer them. */
@State(Scope.Thread)
@SuppressWarnings("NullAway.Init") // JMH calls make() first
public class OnDutyState {
  private static final int QUESTIONS = 256;

  /** How many years after the anchor the moments are. */
  @Param({"1", "10", "100"})
  public int years;

  Schedule formula;
  Schedule planned;
  Lookup recur;
  Lookup biweekly;
  Lookup ical4j;
  Lookup search;

  private final Instant[] moments = new Instant[QUESTIONS];
  private int turn;

  /** Makes everybody, and sees that they agree. */
  @Setup
  public void make() throws Exception {
    Random random = new Random(1);
    Instant start = Turns.first(0).plusYears(years).minusWeeks(8).toInstant();
    for (int at = 0; at < QUESTIONS; at++) {
      moments[at] = start.plusSeconds(random.nextInt(8 * 7 * 86400));
    }
    Cadence cadence = new Cadence(Turns.ZONE, Turns.ANCHOR, Turns.HANDOFF, 7);
    List<Member> members =
        IntStream.range(0, Turns.PEOPLE).mapToObj(at -> Member.of("m" + at)).toList();
    Rotation rotation =
        Rotation.of("dri", cadence, Rotation.Rules.of(Style.CYCLE), Team.of(members));
    formula = Schedule.of(rotation, Turns.first(0).toInstant());
    LocalDate leave = Turns.ANCHOR.plusWeeks(2);
    Absence absence = new Absence("m7", leave, leave.plusWeeks(1), Absence.Kind.DEFERRED);
    planned =
        Schedule.of(
            rotation.with(new Team(members, List.of(absence), List.of())),
            Turns.first(0).plusYears(years).plusWeeks(1).toInstant());
    recur = new RecurLookup();
    biweekly = new BiweeklyLookup();
    ical4j = new Ical4jLookup();
    search = new SearchLookup();
    check();
  }

  /** Returns the next moment to ask about. */
  Instant next() {
    turn = (turn + 1) % QUESTIONS;
    return moments[turn];
  }

  private void check() {
    for (Instant moment : moments) {
      String expected = "m" + search.at(moment);
      List<String> answers =
          List.of(
              formula.at(moment).get(0).member().orElseThrow(),
              "m" + recur.at(moment),
              "m" + biweekly.at(moment),
              "m" + ical4j.at(moment));
      if (!answers.stream().allMatch(expected::equals)) {
        throw new IllegalStateException(moment + ": " + expected + " or " + answers);
      }
    }
  }
}
