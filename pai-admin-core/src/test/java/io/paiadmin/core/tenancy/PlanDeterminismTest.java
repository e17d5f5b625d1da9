package io.paiadmin.core.tenancy;

import static io.paiadmin.core.tenancy.World.basic;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.Problem;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What a plan says of a cluster")
class PlanDeterminismTest {

  @Test
  void is_the_same_in_whatever_order_names_that_dangle_were_read() {
    assertThat(problems(basic().user("a", "ghost", "spirit")))
        .isEqualTo(problems(basic().user("a", "spirit", "ghost")));
  }

  @Test
  void is_the_same_in_whatever_order_users_alike_but_for_case_were_read() {
    assertThat(problems(basic().user("bob", "default").user("Bob", "default")))
        .isEqualTo(problems(basic().user("Bob", "default").user("bob", "default")))
        .extracting(Problem::code)
        .containsExactly("USER_CASE");
  }

  private static List<Problem> problems(World world) {
    return world.plan(Wish.NOTHING).problems();
  }
}
