package io.paiadmin.examples.benchmarks;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.core.tenancy.access.Access;
import io.paiadmin.core.tenancy.access.AccessChange;
import io.paiadmin.core.tenancy.access.Answer;
import io.paiadmin.core.tenancy.access.Resource;
import io.paiadmin.core.tenancy.plan.Plan;
import java.util.List;

/** Questions about who may use what, on the cluster as it is and as a plan would leave it. */
final class Questions {
  private final Access before;
  private final Access after;
  private final String user;
  private final String team;
  private final int otherTeam;

  private Questions(Plan<?> plan) {
    this.before = index(plan.mode(), plan.basis());
    this.after = index(plan.mode(), plan.target());
    this.user = SyntheticCluster.user(7);
    this.team = plan.basis().users().get(7).groups().get(1);
    this.otherTeam = teamWithout(plan.basis().users().get(7).groups());
  }

  static Questions about(Plan<?> plan) {
    return new Questions(plan);
  }

  static Access index(AuthenticationMode mode, ClusterState state) {
    return Access.of(mode, state);
  }

  Answer whyAllowed() {
    return require(true, before.why(user, Resource.virtualCluster(team)));
  }

  Answer whyNoVirtualCluster() {
    String other = SyntheticCluster.team(otherTeam);
    return require(false, before.why(user, Resource.virtualCluster(other)));
  }

  /** The longest answer: whoever shares a group with the user would get the storage too. */
  Answer whyNoStorage() {
    String other = SyntheticCluster.storage(otherTeam);
    return require(false, before.why(user, Resource.storage(other)));
  }

  List<String> who() {
    return before.who(Resource.virtualCluster(team));
  }

  List<Resource> what() {
    return before.what(user);
  }

  AccessChange difference() {
    return AccessChange.between(before, after);
  }

  private static Answer require(boolean allowed, Answer answer) {
    if (answer.allowed() != allowed) {
      throw new IllegalStateException("not the answer that is measured: " + answer);
    }
    return answer;
  }

  private static int teamWithout(List<String> groups) {
    int team = 0;
    while (groups.contains(SyntheticCluster.team(team))) {
      team++;
    }
    return team;
  }
}
