package io.paiadmin.core.tenancy;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.wish.Unmanaged;
import io.paiadmin.core.tenancy.wish.Wish;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;

/**
 * Exports are lawful where the state is: a group that is no virtual cluster, a dangling or doubled
 * membership or a group without external name cannot be wished for, so planning an export mends it
 * or is refused. {@link Lawful} leaves such things away. Empty texts are not exported, so the
 * clusters that an export is planned on have none to keep.
 */
@Label("Laws of exports")
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
class ExportLawsTest {

  @Property(tries = 600)
  void an_export_changes_nothing_where_it_comes_from(@ForAll("wishes") Scenario scenario) {
    ClusterState state = lawful(scenario);
    for (Unmanaged fate : Unmanaged.values()) {
      Wish export = WishExport.of(scenario.mode(), state).withUnmanaged(fate);
      Plan<?> plan = new Scenario(scenario.mode(), state, export).plan();
      assertThat(World.errors(plan)).isEmpty();
      assertThat(plan.steps()).isEmpty();
    }
  }

  @Property(tries = 600)
  void an_export_says_what_was_wished(@ForAll("wishes") Scenario scenario) {
    ClusterState state = lawful(scenario);
    Wish wish = WishExport.of(scenario.mode(), state).withUnmanaged(Unmanaged.PRUNE);
    Plan<?> plan = new Scenario(scenario.mode(), Lawful.bare(scenario.state()), wish).plan();
    if (!plan.isRefused()) {
      assertThat(WishExport.of(scenario.mode(), plan.target()).withUnmanaged(Unmanaged.PRUNE))
          .isEqualTo(wish);
    }
  }

  @Provide
  Arbitrary<Scenario> wishes() {
    return Arbitraries.of(AuthenticationMode.class).flatMap(Scenario::wishes);
  }

  private static ClusterState lawful(Scenario scenario) {
    return Lawful.state(scenario);
  }
}
