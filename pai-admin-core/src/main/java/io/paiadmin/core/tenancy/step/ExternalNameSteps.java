package io.paiadmin.core.tenancy.step;

import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.draft.Draft;
import io.paiadmin.core.tenancy.draft.GroupDraft;
import io.paiadmin.core.tenancy.plan.GroupAction.Details;
import io.paiadmin.core.tenancy.plan.GroupAction.SetGroupDetails;
import io.paiadmin.core.tenancy.plan.Step;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds the steps by which a group gives up an external name, so that the group that takes it comes
 * after: while two groups share one, the server lets members into whichever it read last.
 */
final class ExternalNameSteps {
  private final Map<String, Giver> givers = new HashMap<>();

  ExternalNameSteps(Draft draft) {
    draft.groups().values().forEach(this::note);
  }

  /** A group that gives up an external name, and the step by which it does. */
  private record Giver(String group, String step) {}

  /** Returns the step by which another group gives up a name, if one does. */
  Set<String> giversOf(String externalName, String taker) {
    return Stream.ofNullable(givers.get(externalName))
        .filter(giver -> !giver.group().equals(taker))
        .map(Giver::step)
        .collect(Collectors.toSet());
  }

  private void note(GroupDraft group) {
    Group base = group.base();
    Group target = group.target();
    if (base != null && target != null && givesUp(base, target)) {
      SetGroupDetails action =
          new SetGroupDetails(group.name(), Details.of(base), Details.of(target));
      givers.put(base.externalName(), new Giver(group.name(), Step.idOf(action)));
    }
  }

  private static boolean givesUp(Group base, Group target) {
    return !base.externalName().isEmpty() && !base.externalName().equals(target.externalName());
  }
}
