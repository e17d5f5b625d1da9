package io.paiadmin.core.tenancy.step;

import io.paiadmin.core.tenancy.draft.Draft;
import io.paiadmin.core.tenancy.plan.Effective;
import io.paiadmin.core.tenancy.plan.GroupAction;
import io.paiadmin.core.tenancy.plan.Step;
import java.util.List;

/** Makes the steps of a draft in AAD mode: of groups alone, whose new members sign in first. */
public final class AadSteps {
  private AadSteps() {}

  /** Makes the steps, in no order. */
  public static List<Step<GroupAction>> of(Draft draft) {
    GroupSteps groups = new GroupSteps(draft, new Links(), Effective.NEXT_LOGIN);
    groups.grow();
    groups.shrink();
    return groups.list();
  }
}
