package io.paiadmin.core.rotation.change;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.schedule.Gap;
import io.paiadmin.core.rotation.schedule.Ledger;
import io.paiadmin.core.rotation.schedule.Move;
import io.paiadmin.core.rotation.schedule.Schedule;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a command does to a rotation. Nothing is stored anywhere: whoever likes it keeps {@link
 * #rotation()}, and whoever does not forgets it. Immutable.
 *
 * @param rotation the rotation afterwards
 * @param moves the duties that change hands, by time
 * @param warnings what is worse afterwards: gaps, things agreed without effect, rest cut short
 * @param before what everybody is due and serves up to the end that was looked at
 * @param after the same afterwards
 */
public record Change(
    Rotation rotation, List<Move> moves, List<Problem> warnings, Ledger before, Ledger after) {
  /** Copies the lists. */
  public Change {
    moves = List.copyOf(moves);
    warnings = List.copyOf(warnings);
  }

  /**
   * Applies a command. Slots that have begun stay as they are, and so do published ones whose owner
   * is still there; the rest is planned anew.
   *
   * @param now before which nothing changes
   * @param until how far to look for what changes, at least
   * @throws PaiAdminException with {@code INVALID_INPUT} and every reason why it cannot be applied
   */
  public static Change of(Rotation rotation, Command command, Instant now, Instant until) {
    Instant end = later(later(until, now), opening(rotation, command, now));
    Schedule before = Schedule.of(rotation, end);
    Present present = new Present(before, now);
    refuse(command.faults(present));
    Rotation frozen =
        new Freeze(before, command.firstOpen(present), present.firstOpen()).rotation();
    return between(before, Schedule.of(command.applied(frozen), end), now, end);
  }

  private static Instant opening(Rotation rotation, Command command, Instant now) {
    Present present = new Present(Schedule.of(rotation, now), now);
    return rotation.cadence().start(command.firstOpen(present));
  }

  private static void refuse(List<Problem> faults) {
    if (!faults.isEmpty()) {
      throw new PaiAdminException(StandardErrorCode.INVALID_INPUT, faults);
    }
  }

  private static Instant later(Instant one, Instant other) {
    return one.isAfter(other) ? one : other;
  }

  private static Change between(Schedule before, Schedule after, Instant now, Instant until) {
    long end = Math.max(0, before.rotation().cadence().at(until).number());
    return new Change(
        after.rotation(),
        before.moves(after, now, until),
        warnings(before, after, now, until),
        before.ledger(end),
        after.ledger(end));
  }

  private static List<Problem> warnings(
      Schedule before, Schedule after, Instant now, Instant until) {
    List<Problem> warnings = new ArrayList<>(after.warnings(now, until));
    warnings.removeAll(before.warnings(now, until));
    List<Gap> gaps = new ArrayList<>(after.gaps(now, until));
    gaps.removeAll(before.gaps(now, until));
    return Stream.concat(warnings.stream(), gaps.stream().map(Change::uncovered)).toList();
  }

  private static Problem uncovered(Gap gap) {
    String message =
        "nobody is %s in slot %s from %s to %s: %s"
            .formatted(
                gap.duty().role().text(),
                gap.duty().slot(),
                gap.duty().range().start(),
                gap.duty().range().end(),
                gap.reason());
    return Problem.warning("UNCOVERED", "", message, "ask somebody to cover");
  }

  /** Returns everybody whose duties change, for whoever tells them; by name. */
  public List<String> affected() {
    return moves.stream()
        .flatMap(move -> Stream.of(move.from(), move.to()))
        .flatMap(Optional::stream)
        .distinct()
        .sorted()
        .toList();
  }
}
