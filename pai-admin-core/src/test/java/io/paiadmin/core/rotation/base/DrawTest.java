package io.paiadmin.core.rotation.base;

import static java.util.function.Function.identity;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DrawTest {
  private static final List<String> TEAM = List.of("ann", "bob", "cy", "dee");

  /** Chi-square for 23 degrees of freedom stays below it in 999 of 1000 trials. */
  private static final double BOUND = 49.73;

  /**
   * What {@code printf 'team-2026\nNAME' | sha256sum} begins with: 3059 ann, 388a cy, d2a8 bob,
   * d9c5 dee.
   */
  @Test
  void anybody_can_check_it_with_sha256sum() {
    assertThat(Draw.order("team-2026", TEAM)).containsExactly("ann", "cy", "bob", "dee");
  }

  @Test
  void it_does_not_matter_how_the_names_are_listed() {
    List<String> turned = new ArrayList<>(TEAM);
    Collections.reverse(turned);
    assertThat(Draw.order("s", turned)).isEqualTo(Draw.order("s", TEAM));
  }

  @Test
  void who_joins_does_not_move_the_others() {
    for (int seed = 0; seed < 200; seed++) {
      List<String> larger =
          new ArrayList<>(Draw.order("s" + seed, List.of("ann", "bob", "cy", "dee", "eve")));
      larger.remove("eve");
      assertThat(larger).isEqualTo(Draw.order("s" + seed, TEAM));
    }
  }

  @Test
  void every_order_comes_up_equally_often() {
    int draws = 6000;
    Map<List<String>, Long> counts =
        IntStream.range(0, draws)
            .mapToObj(seed -> Draw.order("s" + seed, TEAM))
            .collect(groupingBy(identity(), counting()));
    double expected = draws / 24.0;
    double distance =
        counts.values().stream().mapToDouble(n -> (n - expected) * (n - expected) / expected).sum();
    assertThat(counts).hasSize(24);
    assertThat(distance).isLessThan(BOUND);
  }
}
