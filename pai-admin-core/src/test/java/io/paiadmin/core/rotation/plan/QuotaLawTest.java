package io.paiadmin.core.rotation.plan;

import io.paiadmin.core.rotation.roster.Absence;
import io.paiadmin.core.rotation.roster.Rotation;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;

@Tag("long")
class QuotaLawTest {
  @Property(tries = 1000)
  void large_teams_are_within_the_quota_for_years(
      @ForAll long seed, @ForAll @IntRange(min = 9, max = 20) int people) {
    int slots = 104 + (int) Math.floorMod(seed, 53L);
    Rotation rotation = Rotations.random(seed, people, slots, Absence.Kind.EXCUSED);
    new Referee(rotation)
        .judge(QuotaPlan.of(rotation, slots).stream().map(Planned::seats).toList());
  }
}
