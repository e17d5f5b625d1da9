package io.paiadmin.core.rotation.change;

import io.paiadmin.api.Problem;
import io.paiadmin.core.rotation.roster.Rotation;
import java.util.List;

/**
 * Slots are made known, so that later changes leave them alone where they can.
 *
 * @param end the first slot that is not made known
 */
public record Publish(long end) implements Command {
  @Override
  public List<Problem> faults(Present present) {
    return List.of();
  }

  @Override
  public long firstOpen(Present present) {
    return Math.max(present.firstOpen(), end);
  }

  @Override
  public Rotation applied(Rotation rotation) {
    return rotation;
  }
}
