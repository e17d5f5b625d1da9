package io.paiadmin.core.tenancy;

import static io.paiadmin.core.tenancy.World.basic;
import static io.paiadmin.core.tenancy.World.codes;
import static io.paiadmin.core.tenancy.World.errors;
import static io.paiadmin.core.tenancy.World.steps;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.access.Caveat;
import io.paiadmin.core.tenancy.access.Resource;
import io.paiadmin.core.tenancy.plan.OperatorAction.VcConfigChange;
import io.paiadmin.core.tenancy.plan.Phase;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.plan.Step;
import io.paiadmin.core.tenancy.plan.UserAction;
import io.paiadmin.core.tenancy.wish.Cell;
import io.paiadmin.core.tenancy.wish.Edit;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.Unmanaged;
import io.paiadmin.core.tenancy.wish.UserWish;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Tenancy in basic mode, case by case")
class BasicCasesTest {
  private static final Wish PRUNE = Wish.NOTHING.withUnmanaged(Unmanaged.PRUNE);

  @Test
  @DisplayName("case 2: being in default is implied, so nothing is planned for it")
  void case_2() {
    Plan<?> plan =
        basic()
            .user("a", "default")
            .plan(PRUNE.withUsers(user("a"), user("r1"), user("r2")).withGroups());
    assertThat(plan.steps()).isEmpty();
    assertThat(plan.isRefused()).isFalse();
  }

  @Test
  @DisplayName("case 3: nobody can leave default")
  void case_3() {
    Plan<?> plan = basic().user("a", "default").plan(new Edit.Leave("a", "default"));
    assertThat(errors(plan)).containsExactly("DEFAULT_REVOKE");
    assertThat(plan.steps()).isEmpty();
  }

  @Test
  @DisplayName("case 4: joining a team that does not exist is an error, never a creation")
  void case_4() {
    Plan<?> plan = basic().user("a", "default").plan(new Edit.Join("a", "vc9"));
    assertThat(errors(plan)).containsExactly("VC_UNKNOWN");
    assertThat(plan.problems().get(0).at()).isEqualTo("join(a, vc9)");
  }

  @Test
  @DisplayName("case 5: a new virtual cluster needs a name that the scheduler can use")
  void case_5() {
    Plan<?> plan = basic().plan(Wish.NOTHING.withGroups(GroupWish.named("vc_cpu")));
    assertThat(errors(plan)).containsExactly("NAME_SCHEDULER");
  }

  @Test
  @DisplayName("case 11: a plan never demotes the account that applies it")
  void case_11() {
    Plan<?> plan = basic().account("r1").plan(Wish.NOTHING.withAdmins("r2"));
    assertThat(errors(plan)).containsExactly("SELF_ADMIN");
  }

  @Test
  @DisplayName("case 13: an administrator is demoted, loses tokens and is deleted, in that order")
  void case_13() {
    Plan<?> plan =
        basic().user("a", "default", "admingroup").plan(PRUNE.withUsers(user("r1"), user("r2")));
    assertThat(steps(plan)).containsExactly("RevokeAdmin a", "RevokeTokens a", "DeleteUser a");
    assertThat(plan.steps().get(2).needs()).contains(plan.steps().get(1).id());
  }

  @Test
  @DisplayName("case 14: a group with a storage and no virtual cluster is refused with a fix")
  void case_14() {
    Wish wish =
        Wish.NOTHING.withGroups(GroupWish.named("proj").withVirtualClusters().withStorages("nfs"));
    Plan<?> plan = basic().storages("nfs").plan(wish);
    assertThat(errors(plan)).containsExactly("B_STORAGE_ONLY_GROUP");
    assertThat(plan.problems()).allSatisfy(problem -> assertThat(problem.fix()).isNotEmpty());
  }

  @Test
  @DisplayName("case 18: a doubled membership goes away as a whole")
  void case_18() {
    Plan<?> plan =
        basic()
            .vcs("vc1")
            .user("a", "default", "vc1", "vc1")
            .plan(
                Wish.NOTHING.withUsers(user("a")).withGroups(GroupWish.named("vc1").withMembers()));
    assertThat(steps(plan)).containsExactly("SetUserGroups a");
    UserAction.SetUserGroups action = (UserAction.SetUserGroups) plan.steps().get(0).action();
    assertThat(action.from()).containsExactly("default", "vc1", "vc1");
    assertThat(action.to()).containsExactly("default");
    assertThat(
            World.basic()
                .vcs("vc1")
                .user("a", action.to().toArray(String[]::new))
                .access()
                .who(Resource.virtualCluster("vc1")))
        .doesNotContain("a");
  }

  @Test
  @DisplayName("case 19: a dangling name is repaired first; until then its bearer is locked out")
  void case_19() {
    World world = basic().vcs("vc1").user("a", "default", "ghost");
    Plan<?> plan = world.plan(Wish.NOTHING.withUsers(user("a")));
    assertThat(steps(plan)).containsExactly("DropDangling a");
    assertThat(plan.steps().get(0).phase()).isEqualTo(Phase.REPAIR);
    assertThat(world.access().why("a", Resource.virtualCluster("default")).caveats())
        .extracting(Caveat::code)
        .containsExactly("LOCKED_OUT");
  }

  @Test
  @DisplayName(
      "case 20: removing a virtual cluster empties its group first and leaves it to a person")
  void case_20() {
    Plan<?> plan =
        basic()
            .vcs("vc1")
            .user("a", "default", "vc1")
            .user("b", "default", "vc1")
            .plan(PRUNE.withGroups());
    assertThat(steps(plan))
        .containsExactly(
            "SetUserGroups a",
            "SetUserGroups b",
            "VcConfigChange vc1",
            "Restart rest-server, hivedscheduler (remove)",
            "WaitVcGone vc1");
    assertThat(codes(plan)).contains("VC_DRAIN");
    assertThat(plan.target().groups()).extracting(Group::name).doesNotContain("vc1");
  }

  @Test
  @DisplayName("case 21: a new team waits for its virtual cluster, whose fragment is exact")
  void case_21() {
    Wish wish =
        Wish.NOTHING.withGroups(
            GroupWish.named("vc2").withMembers("a").withCells(new Cell("A1-POOL.A1-NODE", 2)));
    Plan<?> plan = basic().user("a", "default").plan(wish);
    assertThat(steps(plan))
        .containsExactly(
            "VcConfigChange vc2",
            "Restart rest-server, hivedscheduler (add)",
            "WaitVc vc2",
            "WaitAutoGroup vc2",
            "SetUserGroups a");
    VcConfigChange change = (VcConfigChange) plan.steps().get(0).action();
    assertThat(change.fragment())
        .isEqualTo(
            """
            hivedscheduler:
              config: |
                virtualClusters:
                  vc2:
                    virtualCells:
                    - cellType: A1-POOL.A1-NODE
                      cellNumber: 2
            """);
    assertThat(plan.steps().get(4).needs()).containsExactly(plan.steps().get(3).id());
  }

  @Test
  @DisplayName("case 21, continued: the group is created when the server did not make it")
  void case_21_continued() {
    World world = basic().vcs("vc2").user("a", "default");
    World withoutGroup = basic().user("a", "default");
    Wish wish = Wish.NOTHING.withGroups(GroupWish.named("vc2").withMembers("a"));
    var state =
        io.paiadmin.api.cluster.ClusterState.complete(
            withoutGroup.state().users(),
            withoutGroup.state().groups(),
            world.state().virtualClusters(),
            List.of());
    Plan<?> plan = Binding.of(world.mode()).plan("prod", wish, world.info(), state);
    assertThat(steps(plan)).containsExactly("CreateGroup vc2", "SetUserGroups a");
  }

  @Test
  @DisplayName("case 22: a renamed team grows into the new group before it leaves the old one")
  void case_22() {
    Wish wish = Wish.NOTHING.withGroups(GroupWish.named("newteam").withRenamedFrom("oldteam"));
    Plan<?> plan =
        basic()
            .vcs("oldteam")
            .user("a", "default", "oldteam")
            .user("b", "default", "oldteam")
            .plan(wish);
    assertThat(steps(plan))
        .containsExactly(
            "VcConfigChange newteam",
            "Restart rest-server, hivedscheduler (add)",
            "WaitVc newteam",
            "WaitAutoGroup newteam",
            "SetUserGroups a",
            "SetUserGroups b",
            "SetUserGroups a",
            "SetUserGroups b",
            "VcConfigChange oldteam",
            "Restart rest-server, hivedscheduler (remove)",
            "WaitVcGone oldteam");
    Step<?> grow = plan.steps().get(4);
    Step<?> shrink = plan.steps().get(6);
    assertThat(grow.phase()).isEqualTo(Phase.EXPAND);
    assertThat(shrink.phase()).isEqualTo(Phase.CONTRACT);
    assertThat(shrink.needs()).contains(grow.id());
  }

  @Test
  @DisplayName("case 24: members that are not mentioned are left alone")
  void case_24() {
    Plan<?> plan =
        basic()
            .vcs("vc1")
            .user("a", "default", "vc1")
            .plan(Wish.NOTHING.withGroups(GroupWish.named("vc1")));
    assertThat(plan.steps()).isEmpty();
  }

  @Test
  @DisplayName("case 47: every path is shown, the direct one before that of an administrator")
  void case_47() {
    var answer =
        basic()
            .vcs("vc1")
            .user("a", "default", "admingroup", "vc1")
            .access()
            .why("a", Resource.virtualCluster("vc1"));
    assertThat(answer.allowed()).isTrue();
    assertThat(answer.paths())
        .extracting(path -> path.group())
        .containsExactly("vc1", "admingroup");
  }

  @Test
  @DisplayName("case 48: an administrator has no storage by being one")
  void case_48() {
    var answer =
        basic()
            .vcs("vc1")
            .storages("nfs")
            .group(Group.of("vc1", Acls.of(List.of("vc1"), List.of("nfs"))))
            .access()
            .why("r1", Resource.storage("nfs"));
    assertThat(answer.allowed()).isFalse();
    assertThat(answer.nearMisses())
        .extracting(miss -> miss.fix() + " " + miss.group() + " " + miss.othersGaining())
        .containsExactly("JOIN vc1 []", "GRANT admingroup [r2]", "GRANT default [r2]");
    assertThat(answer.caveats()).extracting(Caveat::code).containsExactly("ADMIN_WITHOUT_STORAGE");
  }

  @Test
  @DisplayName("case 49: imagining that somebody leaves default is not possible")
  void case_49() {
    World world = basic().user("a", "default");
    var outcome = WhatIf.ask(world.mode(), world.state(), new Edit.Leave("a", "default"));
    assertThat(outcome).isInstanceOf(WhatIf.NotPossible.class);
    assertThat(((WhatIf.NotPossible) outcome).problem().code()).isEqualTo("DEFAULT_REQUIRED");
  }

  @Test
  @DisplayName("case 57: wishing for what there is plans nothing")
  void case_57() {
    World world =
        basic()
            .vcs("vc1", "vc2")
            .storages("nfs")
            .group(Group.of("vc1", Acls.of(List.of("vc1"), List.of("nfs"))))
            .user("a", "vc1", "default")
            .user("b", "default", "vc2", "vc1");
    Wish export = WishExport.of(world.mode(), world.state());
    assertThat(world.plan(export.withUnmanaged(Unmanaged.PRUNE)).steps()).isEmpty();
  }

  private static UserWish user(String name) {
    return UserWish.named(name);
  }
}
