package io.paiadmin.core.tenancy;

import static io.paiadmin.core.tenancy.World.aad;
import static io.paiadmin.core.tenancy.World.codes;
import static io.paiadmin.core.tenancy.World.errors;
import static io.paiadmin.core.tenancy.World.steps;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.Problem;
import io.paiadmin.core.tenancy.access.AccessChange;
import io.paiadmin.core.tenancy.access.Resource;
import io.paiadmin.core.tenancy.plan.Effective;
import io.paiadmin.core.tenancy.plan.GroupAction;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.wish.Edit;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.tenancy.wish.Unmanaged;
import io.paiadmin.core.tenancy.wish.UserWish;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Tenancy in AAD mode, case by case")
class AadCasesTest {

  @Test
  @DisplayName("case 29: a group is created with its full acls and counts from the next sign-in")
  void case_29() {
    GroupWish wish =
        GroupWish.named("g1").withVirtualClusters("vc2", "vc1").withExternalName("sg1");
    Plan<?> plan = aad().vcs("vc1", "vc2").plan(Wish.NOTHING.withGroups(wish));
    assertThat(steps(plan)).containsExactly("CreateGroup g1");
    GroupAction.CreateGroup create = (GroupAction.CreateGroup) plan.steps().get(0).action();
    assertThat(create.group().acls().virtualClusters()).containsExactly("vc1", "vc2");
    assertThat(create.group().externalName()).isEqualTo("sg1");
    assertThat(plan.steps().get(0).effective()).isEqualTo(Effective.NEXT_LOGIN);
  }

  @Test
  @DisplayName("case 30: one external name for two groups is an error at both places")
  void case_30() {
    List<Problem> problems =
        new AadBinding()
            .check(
                Wish.NOTHING.withGroups(placed("g1", "team", "3:5"), placed("g2", "team", "7:5")));
    assertThat(problems).extracting(Problem::code).containsExactly("X_DUP", "X_DUP");
    assertThat(problems).extracting(Problem::at).containsExactly("3:5", "7:5");
  }

  @Test
  @DisplayName("case 33: a name that every JavaScript object answers to is reserved")
  void case_33() {
    GroupWish wish = GroupWish.named("g1").withExternalName("constructor");
    assertThat(errors(aad().plan(Wish.NOTHING.withGroups(wish)))).containsExactly("X_RESERVED");
  }

  @Test
  @DisplayName(
      "case 34: members, users and administrators belong to the directory, all said at once")
  void case_34() {
    Wish wish =
        Wish.NOTHING
            .withAdmins("b")
            .withUsers(UserWish.named("a"))
            .withGroups(GroupWish.named("g1").withExternalName("sg1").withMembers("a"));
    Plan<?> plan = aad().plan(wish);
    assertThat(errors(plan))
        .containsExactly(
            "AAD_EXTERNAL_MEMBERSHIP", "AAD_EXTERNAL_MEMBERSHIP", "AAD_EXTERNAL_MEMBERSHIP");
  }

  @Test
  @DisplayName("case 34, continued: expected members become actions in the directory, and no step")
  void case_34_continued() {
    Plan<?> plan =
        aad()
            .vcs("vc1")
            .group("g1", List.of("vc1"), List.of())
            .user("b", "default", "g1")
            .plan(Wish.NOTHING.withGroups(GroupWish.named("g1").withExpected("a@x.org")));
    assertThat(plan.steps()).isEmpty();
    assertThat(codes(plan)).containsExactly("DIRECTORY_ACTION", "DIRECTORY_ACTION");
    assertThat(plan.problems())
        .extracting(Problem::message)
        .containsExactlyInAnyOrder(
            "add a to directory group 'sg-g1' (group g1)",
            "remove b from directory group 'sg-g1' (group g1)");
  }

  @Test
  @DisplayName(
      "case 36: the external name of the only administrators' group does not change blindly")
  void case_36() {
    GroupWish wish = GroupWish.named("admingroup").withExternalName("other");
    assertThat(errors(aad().plan(Wish.NOTHING.withGroups(wish))))
        .containsExactly("ADMIN_MAPPING_LOCKOUT");
  }

  @Test
  @DisplayName("case 38: two people of the directory who would be one user are an error")
  void case_38() {
    GroupWish wish =
        GroupWish.named("g1").withExternalName("sg1").withExpected("alice@x.com", "alice@y.com");
    assertThat(errors(aad().plan(Wish.NOTHING.withGroups(wish))))
        .containsExactly("AAD_USER_COLLISION");
  }

  @Test
  @DisplayName("case 39: a group that grants a storage alone is legal")
  void case_39() {
    GroupWish wish = GroupWish.named("g").withExternalName("sg").withStorages("m");
    Plan<?> plan = aad().storages("m").plan(Wish.NOTHING.withGroups(wish));
    assertThat(plan.isRefused()).isFalse();
    assertThat(steps(plan)).containsExactly("CreateGroup g");
  }

  @Test
  @DisplayName("case 50: leaving one of two groups loses only what the other does not grant")
  void case_50() {
    World world =
        aad()
            .vcs("vc1", "vc2")
            .group("g1", List.of("vc1", "vc2"), List.of())
            .group("g2", List.of("vc1"), List.of())
            .user("a", "default", "g1", "g2");
    var outcome = WhatIf.ask(world.mode(), world.state(), new Edit.Leave("a", "g1"));
    AccessChange change = ((WhatIf.Changed) outcome).change();
    assertThat(change.gained()).isEmpty();
    assertThat(change.lost())
        .containsExactly(new AccessChange.Pair("a", Resource.virtualCluster("vc2")));
    assertThat(world.access().why("a", Resource.virtualCluster("vc1")).caveats())
        .extracting(caveat -> caveat.code())
        .containsExactly("STALE_UNTIL_LOGIN");
  }

  @Test
  @DisplayName("case 57: wishing for what there is plans nothing")
  void case_57() {
    World world =
        aad()
            .vcs("vc1", "vc2")
            .storages("m")
            .group("g1", List.of("vc2", "vc1"), List.of("m"))
            .group("g2", List.of(), List.of("m"))
            .user("a", "default", "g1");
    Wish export = WishExport.of(world.mode(), world.state());
    assertThat(world.plan(export.withUnmanaged(Unmanaged.PRUNE)).steps()).isEmpty();
  }

  private static GroupWish placed(String name, String externalName, String at) {
    NameList none = new NameList(List.of(), at);
    return new GroupWish(
        new Placed<>(name, at),
        null,
        new Placed<>(externalName, at),
        none,
        none,
        null,
        null,
        null,
        List.of());
  }
}
