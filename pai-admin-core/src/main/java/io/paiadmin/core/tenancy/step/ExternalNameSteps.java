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

/**
 * Finds the steps by which a group gives up an external name, so that the group that takes it comes
 * after: while two groups share one, the server lets members into whichever it read last.
 */
final class ExternalNameSteps {
  private final Map<String, String> givers = new HashMap<>();
  private final Map<String, String> steps = new HashMap<>();

  ExternalNameSteps(Draft draft) {
    for (GroupDraft group : draft.groups().values()) {
      Group base = group.base();
      Group target = group.target();
      if (base != null
          && target != null
          && !base.externalName().isEmpty()
          && !base.externalName().equals(target.externalName())) {
        Details from = Details.of(base);
        Details to = Details.of(target);
        givers.put(base.externalName(), group.name());
        steps.put(base.externalName(), Step.idOf(new SetGroupDetails(group.name(), from, to)));
      }
    }
  }

  /** Returns the step by which another group gives up a name, if one does. */
  Set<String> giversOf(String externalName, String taker) {
    boolean given = givers.containsKey(externalName) && !taker.equals(givers.get(externalName));
    return given ? Set.of(steps.getOrDefault(externalName, "")) : Set.of();
  }
}
