package io.paiadmin.core.time;

import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tag;

/** The questions of {@link OracleTest}, put many more times. */
@Tag("long")
@Label("What stepping through time minute by minute says too, at length")
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
class OracleAtLengthTest {

  /** Fifty moments each, with eight questions each. */
  @Property(tries = 400)
  void a_calendar_answers_as_the_oracle_does(@ForAll long seed) {
    Random random = new Random(seed);
    Twins.of(RandomWindow.of(random), random).interview(random, 50);
  }

  @Property(tries = 150)
  void a_combination_answers_as_the_oracle_does(@ForAll long seed) {
    Random random = new Random(seed);
    Twins.combined(RandomWindow.of(random), random).interview(random, 50);
  }
}
