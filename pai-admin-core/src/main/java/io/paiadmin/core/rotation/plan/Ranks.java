package io.paiadmin.core.rotation.plan;

import io.paiadmin.core.rotation.base.Draw;
import io.paiadmin.core.rotation.roster.Rotation;
import java.util.List;

/** The place of each member in the initial order, which the seed draws; as listed without one. */
public final class Ranks {
  private Ranks() {}

  /** Returns the places, in the order of the team. */
  public static List<Integer> of(Rotation rotation) {
    List<String> names = rotation.team().names();
    List<String> order = rotation.rules().seed().map(seed -> Draw.order(seed, names)).orElse(names);
    return names.stream().map(order::indexOf).toList();
  }
}
