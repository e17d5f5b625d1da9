package io.paiadmin.core.tenancy;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.core.tenancy.plan.GroupAction;
import io.paiadmin.core.tenancy.plan.Step;
import io.paiadmin.core.tenancy.plan.UserAction;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Ids outlive a release: plans that were kept must still be recognised. */
class StepIdTest {

  @Test
  void the_id_of_an_action_is_the_same_for_good() {
    var membership = new UserAction.SetUserGroups("a", List.of("default"), List.of("default", "b"));
    var acls = new GroupAction.SetGroupAcls("g", Acls.NONE, Acls.of(List.of("v"), List.of("s")));
    assertThat(Step.idOf(membership)).isEqualTo("213662181fb9ce35");
    assertThat(Step.idOf(acls)).isEqualTo("287f2b6772fc2465");
  }
}
