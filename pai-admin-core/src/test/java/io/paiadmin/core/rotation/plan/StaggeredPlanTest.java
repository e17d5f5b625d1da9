package io.paiadmin.core.rotation.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.core.rotation.duty.Standing;
import io.paiadmin.core.rotation.roster.Absence;
import io.paiadmin.core.rotation.roster.Role;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Rotation.Rules;
import io.paiadmin.core.rotation.roster.Seats;
import io.paiadmin.core.rotation.roster.Style;
import io.paiadmin.core.rotation.roster.Team;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class StaggeredPlanTest {
  @Test
  void without_anything_special_it_is_the_formula() {
    for (int people = 1; people <= 12; people++) {
      Rotation rotation = Rotations.weekly(Style.STAGGERED, Team.of(Rotations.members(people)));
      EvenPlan formula = EvenPlan.of(rotation);
      for (Planned planned : StaggeredPlan.of(rotation, 60)) {
        Planned expected = formula.at(planned.slot());
        assertThat(planned.seats()).isEqualTo(expected.seats());
        assertThat(planned.turn()).isEqualTo(expected.turn());
        assertThat(planned.shares()).isEqualTo(expected.shares());
      }
    }
  }

  @Property(tries = 200)
  void whoever_is_secondary_is_primary_next_unless_away_or_alone(
      @ForAll long seed, @ForAll @IntRange(min = 2, max = 8) int people) {
    Rotation rotation = staggered(seed, people);
    List<Planned> plan = StaggeredPlan.of(rotation, 40);
    for (int slot = 0; slot + 1 < plan.size(); slot++) {
      Planned now = plan.get(slot);
      String next = plan.get(slot + 1).seats().primary().orElse("");
      boolean could = standing(rotation, now, next) == Standing.PRESENT;
      if (could && now.seats().primary().filter(next::equals).isEmpty()) {
        assertThat(now.seats().secondary()).hasValue(next);
      }
    }
  }

  @Property(tries = 200)
  void primaries_are_within_the_quota(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 8) int people) {
    Rotation rotation = staggered(seed, people);
    Rotation alone = Rotation.of("dri", rotation.cadence(), Rules.of(Style.CYCLE), rotation.team());
    List<Seats> primaries =
        StaggeredPlan.of(rotation, 40).stream()
            .map(one -> one.seats().with(Role.SECONDARY, Optional.empty()))
            .toList();
    new Referee(alone).judge(primaries);
  }

  private static Rotation staggered(long seed, int people) {
    Rotation drawn = Rotations.random(seed, people, 40, Absence.Kind.EXCUSED);
    return Rotation.of("dri", Rotations.weekly(), Rules.of(Style.STAGGERED), drawn.team());
  }

  private static Standing standing(Rotation rotation, Planned planned, String member) {
    int at = rotation.team().names().indexOf(member);
    return at < 0 ? Standing.LEFT : planned.standings().get(at);
  }
}
