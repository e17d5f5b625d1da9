package io.paiadmin.core.rotation.change;

import io.paiadmin.api.Problem;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Vacancy;
import java.util.List;
import java.util.stream.Stream;

/**
 * Somebody gives a slot back, so that nobody is in it until somebody covers.
 *
 * @param vacancy who, and which slot
 */
public record Vacate(Vacancy vacancy) implements Command {
  @Override
  public List<Problem> faults(Present present) {
    return Stream.concat(present.unknown(vacancy.member()), present.past(vacancy.slot())).toList();
  }

  @Override
  public Rotation applied(Rotation rotation) {
    return rotation.with(rotation.agreements().and(vacancy));
  }
}
