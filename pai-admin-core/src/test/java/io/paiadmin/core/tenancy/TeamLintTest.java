package io.paiadmin.core.tenancy;

import static io.paiadmin.core.tenancy.World.basic;
import static io.paiadmin.core.tenancy.World.codes;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.List;
import org.junit.jupiter.api.Test;

class TeamLintTest {

  @Test
  void two_groups_of_the_same_people_are_one_team_spread_over_two() {
    assertThat(lint(team("x", "a", "b"), team("y", "b", "a"))).containsExactly("TEAM_SPREAD");
  }

  @Test
  void a_group_of_exactly_two_teams_is_shared_by_them() {
    assertThat(lint(team("x", "a", "b"), team("y", "c", "d"), team("z", "a", "b", "c", "d")))
        .containsExactly("TEAM_SHARED");
  }

  @Test
  void teams_that_overlap_or_leave_somebody_out_share_nothing() {
    assertThat(lint(team("x", "a", "b"), team("y", "a", "c"), team("z", "a", "b", "c", "d")))
        .isEmpty();
  }

  @Test
  void one_person_says_nothing() {
    assertThat(lint(team("x", "a"), team("y", "a"))).isEmpty();
    assertThat(lint(team("x", "a"), team("y", "b"), team("z", "a", "b"))).isEmpty();
  }

  private static List<String> lint(GroupWish... teams) {
    World world = basic().vcs("x", "y", "z");
    for (String name : List.of("a", "b", "c", "d")) {
      world.user(name, "default");
    }
    return codes(world.plan(Wish.NOTHING.withGroups(teams)));
  }

  private static GroupWish team(String name, String... members) {
    return GroupWish.named(name).withMembers(members);
  }
}
