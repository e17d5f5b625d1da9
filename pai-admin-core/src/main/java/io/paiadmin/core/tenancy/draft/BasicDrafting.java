package io.paiadmin.core.tenancy.draft;

import io.paiadmin.core.tenancy.wish.Wish;

/** Drafts what a wish changes on a cluster in basic mode: teams, their members, administrators. */
public final class BasicDrafting {
  private final Draft draft;
  private final boolean hasHived;

  public BasicDrafting(Draft draft, boolean hasHived) {
    this.draft = draft;
    this.hasHived = hasHived;
  }

  public void draft(Wish wish) {
    GroupDrafting groups = new GroupDrafting(draft);
    groups.wantDefault(wish.defaultStorages());
    TeamDrafting teams = new TeamDrafting(draft, hasHived);
    teams.draft(wish);
    UserDrafting users = new UserDrafting(draft);
    users.draft(wish);
    new AdminDrafting(draft).draft(wish.admins());
    teams.prune(wish);
    users.prune(wish);
    groups.bindDefault();
    new TeamLint(draft).check(wish);
  }
}
