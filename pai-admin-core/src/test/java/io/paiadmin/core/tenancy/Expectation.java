package io.paiadmin.core.tenancy;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.core.tenancy.name.Canonical;
import io.paiadmin.core.tenancy.plan.Action;
import io.paiadmin.core.tenancy.plan.GroupAction.CreateGroup;
import io.paiadmin.core.tenancy.plan.GroupAction.Details;
import io.paiadmin.core.tenancy.plan.GroupAction.RestoreAcl;
import io.paiadmin.core.tenancy.plan.GroupAction.SetGroupAcls;
import io.paiadmin.core.tenancy.plan.GroupAction.SetGroupDetails;
import io.paiadmin.core.tenancy.plan.UserAction.CreateUser;
import io.paiadmin.core.tenancy.plan.UserAction.Membership;
import io.paiadmin.core.tenancy.simulation.Simulation;

/** What an action says that it finds, compared with what is there. */
final class Expectation {
  private Expectation() {}

  static void check(Action action, Simulation now) {
    if (action instanceof Membership membership) {
      assertThat(now.user(membership.user()).orElseThrow().groups().stream().sorted())
          .containsExactlyElementsOf(membership.from());
    } else if (action instanceof SetGroupAcls set) {
      assertThat(Canonical.acls(now.group(set.group()).orElseThrow().acls())).isEqualTo(set.from());
    } else if (action instanceof RestoreAcl restore) {
      assertThat(Canonical.acls(now.group(restore.group()).orElseThrow().acls()))
          .isEqualTo(restore.from());
    } else if (action instanceof SetGroupDetails set) {
      assertThat(Details.of(now.group(set.group()).orElseThrow())).isEqualTo(set.from());
    } else if (action instanceof CreateGroup) {
      assertThat(now.group(action.subject())).isEmpty();
    } else if (action instanceof CreateUser) {
      assertThat(now.user(action.subject())).isEmpty();
    }
  }
}
