package io.paiadmin.core.rotation.plan;

import java.util.List;

/** A plan made slot after slot from the anchor on; before it, turns go on backwards. Immutable. */
record ListedPlan(EvenPlan before, List<Planned> slots) implements Plan {
  ListedPlan {
    slots = List.copyOf(slots);
  }

  @Override
  public Planned at(long slot) {
    if (slot >= end()) {
      throw new IllegalArgumentException("slot " + slot + " is not planned");
    }
    return slot < 0 ? before.at(slot) : slots.get((int) slot);
  }

  @Override
  public long end() {
    return slots.size();
  }
}
