package io.paiadmin.core.tenancy.step;

import io.paiadmin.api.cluster.User;
import io.paiadmin.core.tenancy.access.Snapshot;
import io.paiadmin.core.tenancy.draft.UserDraft;
import io.paiadmin.core.tenancy.name.Names;
import io.paiadmin.core.tenancy.plan.Phase;
import io.paiadmin.core.tenancy.plan.Risk;
import io.paiadmin.core.tenancy.plan.UserAction.DedupeMembership;
import io.paiadmin.core.tenancy.plan.UserAction.DropDangling;
import java.util.HashSet;
import java.util.Set;

/** Makes the steps that mend a user's list of groups, before anything else is done to it. */
final class UserRepair {
  private final Snapshot now;
  private final UserChain chain;

  UserRepair(Snapshot now, UserChain chain) {
    this.now = now;
    this.chain = chain;
  }

  /** Drops what dangles and what is doubled, whatever later steps do. */
  void all() {
    dropDangling();
    dropDuplicates();
  }

  /** Drops what dangles; what is doubled only if no later step writes the list anyway. */
  void before(UserDraft user) {
    dropDangling();
    if (!writesList(user)) {
      dropDuplicates();
    }
  }

  private void dropDangling() {
    Set<String> dangling = dangling();
    if (!dangling.isEmpty()) {
      GroupList from = chain.groups();
      GroupList to = from.minus(dangling).distinct();
      DropDangling action = new DropDangling(chain.name(), from.names(), to.names());
      chain.add(Phase.REPAIR, action, to, Necessity.dangling(chain.name()), Risk.LOW, Set.of());
    }
  }

  /** Everybody is in the default group: a plan or a restart creates it, and the name stays. */
  private Set<String> dangling() {
    User known = chain.known();
    Set<String> dangling = new HashSet<>();
    if (known != null) {
      dangling.addAll(now.danglingOf(known));
      dangling.remove(Names.DEFAULT);
    }
    return dangling;
  }

  private void dropDuplicates() {
    GroupList from = chain.groups();
    if (from.isDoubled()) {
      GroupList to = from.distinct();
      DedupeMembership action = new DedupeMembership(chain.name(), from.names(), to.names());
      chain.add(Phase.REPAIR, action, to, Necessity.duplicate(chain.name()), Risk.LOW, Set.of());
    }
  }

  private boolean writesList(UserDraft user) {
    return user.delete() != null
        || !chain.groups().lacking(user.added()).isEmpty()
        || !chain.groups().having(user.removed()).isEmpty();
  }
}
