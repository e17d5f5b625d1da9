package io.paiadmin.core.rotation.plan;

import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Style;
import java.util.List;

/** To whom each slot belongs, before what was agreed beside the plan. Immutable. */
public sealed interface Plan permits EvenPlan, ListedPlan {
  /**
   * Returns what is planned for a slot.
   *
   * @throws IllegalArgumentException at and after {@link #end()}
   */
  Planned at(long slot);

  /** Returns the first slot that is not planned; {@link Long#MAX_VALUE} when all are. */
  long end();

  /**
   * Plans a rotation. Where everybody is always there and everybody counts the same, the plan is a
   * formula for all slots; otherwise it is made from the anchor on, slot after slot.
   *
   * @param end the first slot that need not be planned, from 0 on
   */
  static Plan of(Rotation rotation, int end) {
    EvenPlan even = EvenPlan.of(rotation);
    if (even.holdsAlways()) {
      return even;
    }
    List<Planned> slots =
        rotation.rules().style() == Style.STAGGERED
            ? StaggeredPlan.of(rotation, end)
            : QuotaPlan.of(rotation, end);
    return new ListedPlan(even, slots);
  }
}
