package io.paiadmin.core.tenancy.draft;

import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Placed;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Drafts who joins a team and who leaves it. */
final class TeamMembers {
  private final Draft draft;

  TeamMembers(Draft draft) {
    this.draft = draft;
  }

  /**
   * Drafts the members that a wish lists; if it lists none, those of the group it renames come in.
   */
  void draft(GroupWish wish, List<String> former) {
    if (wish.members() != null) {
      exactly(wish.name().value(), wish.members());
    } else {
      carryOver(former, wish);
    }
  }

  private void exactly(String team, NameList members) {
    boolean exists = draft.now.hasGroup(team);
    Set<String> others = new HashSet<>(draft.now.members(team));
    for (Placed<String> member : members.names()) {
      boolean isMember = others.remove(member.value()) && exists;
      if (!isMember) {
        draft.join(member.value(), team, () -> Reasons.member(member, team));
      }
    }
    others.forEach(other -> draft.leave(other, team, Reasons.noMember(other, team, members)));
  }

  private void carryOver(List<String> former, GroupWish wish) {
    for (String member : former) {
      draft.join(member, wish.name().value(), () -> Reasons.carriedOver(wish));
    }
  }
}
