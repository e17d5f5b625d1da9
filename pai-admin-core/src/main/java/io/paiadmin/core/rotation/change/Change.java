package io.paiadmin.core.rotation.change;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.schedule.Gap;
import io.paiadmin.core.rotation.schedule.Ledger;
import io.paiadmin.core.rotation.schedule.Move;
import io.paiadmin.core.rotation.schedule.Schedule;
import io.paiadmin.core.time.OffsetText;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a command does to a rotation. Nothing is stored anywhere: whoever likes it keeps {@link
 * #rotation()}, and whoever does not forgets it. Immutable.
 *
 * @param rotation the rotation afterwards
 * @param moves the duties that change hands, by slot and role
 * @param warnings what to look at afterwards and not before: duties that nobody serves any more,
 *     somebody on duty who is away, things agreed without effect, rest cut short
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
   * is still there; the rest is planned anew. Costs up to four plans as far as it looks, and two
   * ledgers.
   *
   * @param now before which nothing changes
   * @param until how far to look for what changes, at least
   * @throws PaiAdminException with {@code INVALID_INPUT} and every reason why it cannot be applied
   */
  public static Change of(Rotation rotation, Command command, Instant now, Instant until) {
    Instant end = later(later(until, now), farthest(rotation, command, now));
    Schedule before = Schedule.of(rotation, end);
    Present present = new Present(before, now);
    refuse(command.faults(present));
    Rotation frozen =
        new Freeze(before, command.firstOpen(present), present.firstOpen()).rotation();
    return between(before, Schedule.of(command.applied(frozen), end), now, end);
  }

  /** Returns when the last slot begins that the command concerns or that is published. */
  private static Instant farthest(Rotation rotation, Command command, Instant now) {
    long open = command.firstOpen(new Present(Schedule.of(rotation, now), now));
    long known = rotation.published().isEmpty() ? open : rotation.published().seats().lastKey() + 1;
    return rotation.cadence().start(Math.max(open, known));
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
    List<Problem> known = before.warnings(now, until);
    Stream<Problem> more =
        after.warnings(now, until).stream()
            .filter(warning -> !known.contains(warning))
            .filter(warning -> !isCounted(warning) || !isKnown(warning.code(), known));
    Stream<Problem> open =
        before.moves(after, now, until).stream()
            .filter(move -> move.to().isEmpty())
            .map(move -> uncovered(after, move));
    return Stream.of(more, open, Absentees.of(before, after, now)).flatMap(all -> all).toList();
  }

  private static boolean isKnown(String code, List<Problem> known) {
    return known.stream().anyMatch(warning -> warning.code().equals(code));
  }

  /** Some are told of once for all slots, so that the count alone makes no other warning. */
  private static boolean isCounted(Problem warning) {
    return warning.code().equals("REST_CUT_SHORT") || warning.code().equals("TOGETHER");
  }

  private static Problem uncovered(Schedule after, Move move) {
    ZoneId zone = after.rotation().cadence().zone();
    String reason =
        after.gaps(move.range().start(), move.range().end()).stream()
            .filter(gap -> gap.duty().role() == move.role())
            .map(Gap::reason)
            .findFirst()
            .orElse("");
    String message =
        "nobody is %s in slot %s from %s to %s: %s"
            .formatted(
                move.role().text(),
                move.slot(),
                OffsetText.of(move.range().start(), zone),
                OffsetText.of(move.range().end(), zone),
                reason);
    return Problem.warning("UNCOVERED", "", message, Absentees.ask(after, move.slot()));
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
