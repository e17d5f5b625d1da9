package io.paiadmin.core.tenancy.draft;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Scheduler;
import io.paiadmin.core.tenancy.access.Snapshot;
import io.paiadmin.core.tenancy.rule.BasicRules;
import io.paiadmin.core.tenancy.wish.Edit;
import io.paiadmin.core.tenancy.wish.Intent;
import io.paiadmin.core.tenancy.wish.Wish;

/** Drafts what changes on a cluster in basic mode: teams, their members, administrators. */
public final class BasicDrafting {
  private final Draft draft;
  private final boolean hasHived;

  private BasicDrafting(Draft draft, boolean hasHived) {
    this.draft = draft;
    this.hasHived = hasHived;
  }

  /** Compares a state with an intent; the draft holds every problem found on the way. */
  public static Draft of(Intent intent, ClusterInfo info, ClusterState state) {
    Draft draft = new Draft(Snapshot.of(state));
    if (intent instanceof Wish wish) {
      draft.findings.addAll(BasicRules.check(wish));
      new BasicDrafting(draft, info.scheduler() != Scheduler.KUBERNETES).draft(wish);
    } else if (intent instanceof Edit edit) {
      new EditDrafting(draft, AuthenticationMode.BASIC).draft(edit);
    }
    new AdminDrafting(draft).checkRemaining(info.account());
    return draft;
  }

  private void draft(Wish wish) {
    DefaultDrafting everybody = new DefaultDrafting(draft);
    everybody.want(wish.defaultStorages());
    TeamDrafting teams = new TeamDrafting(draft, hasHived);
    teams.draft(wish);
    UserDrafting users = new UserDrafting(draft);
    users.draft(wish);
    new AdminDrafting(draft).draft(wish.admins());
    teams.prune(wish);
    users.prune(wish);
    everybody.bind();
    new TeamLint(draft).check(wish);
  }
}
