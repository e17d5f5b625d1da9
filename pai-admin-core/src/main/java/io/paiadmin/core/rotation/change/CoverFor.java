package io.paiadmin.core.rotation.change;

import io.paiadmin.api.Problem;
import io.paiadmin.core.rotation.roster.Cover;
import io.paiadmin.core.rotation.roster.Rotation;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

/**
 * Somebody serves for a while in another one's place. Everything up to then is published first.
 *
 * @param cover who, for whom, and when
 */
public record CoverFor(Cover cover) implements Command {
  @Override
  public List<Problem> faults(Present present) {
    return Stream.of(present.unknown(cover.member()), present.unknown(cover.by()), past(present))
        .flatMap(faults -> faults)
        .toList();
  }

  private Stream<Problem> past(Present present) {
    return cover.range().start().isBefore(present.now())
        ? Stream.of(
            Present.fault(
                "ROTATION_PAST",
                "the cover begins at %s, which is past"
                    .formatted(present.text(cover.range().start())),
                "what was served stays as it was: begin at %s or later"
                    .formatted(present.text(present.now()))))
        : Stream.empty();
  }

  /** It stays where it was agreed, or the duty might go to somebody else in a later plan. */
  @Override
  public long firstOpen(Present present) {
    Instant last = cover.range().end().minusNanos(1);
    return Math.max(present.firstOpen(), present.rotation().cadence().at(last).number() + 1);
  }

  @Override
  public Rotation applied(Rotation rotation) {
    return rotation.with(rotation.agreements().and(cover));
  }
}
