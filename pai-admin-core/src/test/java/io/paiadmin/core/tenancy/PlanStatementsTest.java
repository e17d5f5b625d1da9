package io.paiadmin.core.tenancy;

import static io.paiadmin.core.tenancy.World.aad;
import static io.paiadmin.core.tenancy.World.basic;
import static io.paiadmin.core.tenancy.World.codes;
import static io.paiadmin.core.tenancy.World.errors;
import static io.paiadmin.core.tenancy.World.steps;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.Problem;
import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.plan.Effective;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.tenancy.wish.Unmanaged;
import io.paiadmin.core.tenancy.wish.UserWish;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What public bug reports taught: plans")
class PlanStatementsTest {

  @Test
  @DisplayName("statement 1: who is mentioned and not declared is an error at every mention")
  void statement_1() {
    NameList admins = new NameList(List.of(new Placed<>("x", "3:9")), "3:3");
    NameList members = new NameList(List.of(new Placed<>("x", "7:9")), "7:3");
    GroupWish team = team(members);
    Wish wish = new Wish(null, admins, List.of(team), null, new Placed<>(Unmanaged.KEEP, ""));
    Plan<?> plan = basic().vcs("v1").plan(wish);
    assertThat(plan.problems())
        .filteredOn(problem -> problem.code().equals("USER_UNKNOWN"))
        .extracting(Problem::at)
        .containsExactly("3:9", "7:9");
    assertThat(plan.steps()).isEmpty();
  }

  @Test
  @DisplayName("statement 3: names are compared as they are, so case makes two groups")
  void statement_3() {
    Wish wish =
        Wish.NOTHING.withGroups(
            GroupWish.named("team").withExternalName("x").withVirtualClusters("v1"));
    Plan<?> plan = aad().vcs("v1").group("Team", List.of("v1"), List.of()).plan(wish);
    assertThat(steps(plan)).containsExactly("CreateGroup team");
  }

  @Test
  @DisplayName("statement 5: a new user can be a member and an administrator in the same wish")
  void statement_5() {
    Wish wish =
        Wish.NOTHING
            .withAdmins("new", "r1", "r2")
            .withGroups(GroupWish.named("v1").withMembers("new"))
            .withUsers(UserWish.named("new"));
    assertThat(steps(basic().vcs("v1").plan(wish)))
        .containsExactly("CreateUser new", "SetUserGroups new", "GrantAdmin new");
  }

  @Test
  @DisplayName("statement 14: what was deleted by hand is made again by the same wish")
  void statement_14() {
    Wish wish =
        Wish.NOTHING.withGroups(
            GroupWish.named("g1").withExternalName("sg-g1").withVirtualClusters("v1"));
    World world = aad().vcs("v1").group("g1", List.of("v1"), List.of());
    assertThat(world.plan(wish).steps()).isEmpty();
    assertThat(steps(aad().vcs("v1").plan(wish))).containsExactly("CreateGroup g1");
  }

  @Test
  @DisplayName("statement 17: planning is pure, needs no connector and can be repeated")
  void statement_17() {
    World world = basic().vcs("v1").user("a", "default");
    ClusterState before = world.state();
    Wish wish = Wish.NOTHING.withGroups(GroupWish.named("v1").withMembers("a"));
    assertThat(world.plan(wish)).isEqualTo(world.plan(wish));
    assertThat(world.plan(wish).basis()).isEqualTo(before);
  }

  @Test
  @DisplayName("statement 19: a new sole administrator is made before the old one goes")
  void statement_19() {
    Plan<?> plan = basic().user("a", "default").plan(Wish.NOTHING.withAdmins("a"));
    assertThat(steps(plan)).containsExactly("GrantAdmin a", "RevokeAdmin r1", "RevokeAdmin r2");
    String grant = plan.steps().get(0).id();
    assertThat(plan.steps().subList(1, 3)).allSatisfy(s -> assertThat(s.needs()).contains(grant));
    assertThat(errors(basic().plan(Wish.NOTHING.withAdmins()))).containsOnly("NO_ADMIN");
    Wish pruned = Wish.NOTHING.withUsers().withUnmanaged(Unmanaged.PRUNE);
    assertThat(errors(basic().plan(pruned))).containsExactly("NO_ADMIN");
  }

  @Test
  @DisplayName("statement 25: an external name that changes by case alone is one change of details")
  void statement_25() {
    Plan<?> plan =
        aad()
            .vcs("v1")
            .group("g1", List.of("v1"), List.of())
            .plan(Wish.NOTHING.withGroups(GroupWish.named("g1").withExternalName("SG-G1")));
    assertThat(steps(plan)).containsExactly("SetGroupDetails g1");
    assertThat(plan.steps().get(0).effective()).isEqualTo(Effective.WITHIN_10_MINUTES);
  }

  @Test
  @DisplayName("statement 27: members leave before a group goes, administrators before users go")
  void statement_27() {
    World world =
        basic()
            .group("proj", List.of(), List.of())
            .user("a", "default", "proj")
            .user("b", "default", "admingroup");
    Wish wish =
        Wish.NOTHING
            .withGroups()
            .withUsers(UserWish.named("a"), UserWish.named("r1"), UserWish.named("r2"))
            .withUnmanaged(Unmanaged.PRUNE);
    Plan<?> plan = world.plan(wish);
    assertThat(steps(plan))
        .containsExactly(
            "RevokeAdmin b",
            "SetUserGroups a",
            "RevokeTokens b",
            "DeleteUser b",
            "DeleteGroup proj");
    assertThat(plan.steps().get(4).needs()).containsExactly(plan.steps().get(1).id());
  }

  @Test
  @DisplayName("statement 30: demotion leaves no administrators' group behind")
  void statement_30() {
    Acls admin = new Acls(true, List.of(), List.of(), Map.of());
    Plan<?> plan =
        basic()
            .group(Group.of("ops", admin))
            .user("a", "default", "ops", "admingroup")
            .plan(Wish.NOTHING.withAdmins("r1", "r2"));
    assertThat(steps(plan)).containsExactly("RevokeAdmin a");
    assertThat(Oracle.admins(plan.target())).containsExactly("r1", "r2");
    assertThat(codes(plan)).contains("B_EXTRA_ADMIN_GROUP");
  }

  @Test
  @DisplayName("statement 33: order, repetition and what is implied are no difference")
  void statement_33() {
    World world =
        aad()
            .vcs("v1", "v2")
            .storages("s")
            .group("g1", List.of("v2", "v1", "v2"), List.of("s", "s"));
    GroupWish wish =
        GroupWish.named("g1")
            .withDescription("")
            .withExternalName("sg-g1")
            .withVirtualClusters("v1", "v2")
            .withStorages("s");
    assertThat(world.plan(Wish.NOTHING.withGroups(wish)).steps()).isEmpty();
  }

  @Test
  @DisplayName("statement 39: a user is created before they are put anywhere, and is waited for")
  void statement_39() {
    Wish wish =
        Wish.NOTHING
            .withUsers(UserWish.named("new"))
            .withGroups(GroupWish.named("v1").withMembers("new"));
    Plan<?> plan = basic().vcs("v1").plan(wish);
    assertThat(plan.steps().get(1).needs()).containsExactly(plan.steps().get(0).id());
    assertThat(plan.steps().get(0).phase()).isLessThan(plan.steps().get(1).phase());
  }

  @Test
  @DisplayName("statement 42: what no rule allows and is there anyway is reported, and can go")
  void statement_42() {
    World world = basic().vcs("groß").user("mül ler", "default");
    Wish wish =
        Wish.NOTHING
            .withGroups()
            .withUsers(UserWish.named("r1"), UserWish.named("r2"))
            .withUnmanaged(Unmanaged.PRUNE);
    Plan<?> plan = world.plan(wish);
    assertThat(codes(plan)).contains("ILLEGAL_ACTUAL");
    assertThat(plan.isRefused()).isFalse();
    assertThat(steps(plan)).contains("DeleteUser mül ler", "VcConfigChange groß");
  }

  @Test
  @DisplayName("statement 47: members of a new directory group notice at their next sign-in")
  void statement_47() {
    GroupWish wish = GroupWish.named("g1").withExternalName("sg1").withStorages("s");
    Plan<?> plan = aad().storages("s").plan(Wish.NOTHING.withGroups(wish));
    assertThat(plan.steps()).extracting(s -> s.effective()).containsExactly(Effective.NEXT_LOGIN);
    World world = aad().storages("s").group("g1", List.of(), List.of());
    Plan<?> grant = world.plan(Wish.NOTHING.withGroups(GroupWish.named("g1").withStorages("s")));
    assertThat(grant.steps()).extracting(s -> s.effective()).containsExactly(Effective.NOW);
  }

  private static GroupWish team(NameList members) {
    Placed<String> name = new Placed<>("v1", "6:5");
    return new GroupWish(name, null, null, null, null, members, null, null, List.of());
  }
}
