package io.paiadmin.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ProblemTest {
  @Nested
  class Printing {
    @Test
    void shows_place_code_sentence_and_fix_on_one_line() {
      assertThat(Problem.error("CODE", "policy.yaml:1:2", "it is wrong", "mend it"))
          .hasToString("policy.yaml:1:2: CODE: it is wrong Fix: mend it");
    }

    @Test
    void leaves_out_what_is_empty() {
      assertThat(Problem.notice("CODE", "", "it is so", "")).hasToString("CODE: it is so");
    }
  }

  @Test
  void only_errors_refuse_the_work() {
    assertThat(Problem.error("C", "", "m", "").isError()).isTrue();
    assertThat(Problem.warning("C", "", "m", "").isError()).isFalse();
    assertThat(Problem.notice("C", "", "m", "").isError()).isFalse();
  }

  @Property
  void the_order_is_by_place_then_gravest_first_then_code_then_text(@ForAll Random random) {
    List<Problem> ordered =
        List.of(
            Problem.error("A", "", "m", ""),
            Problem.error("A", "a", "m", ""),
            Problem.error("B", "a", "m", ""),
            Problem.error("B", "a", "n", ""),
            Problem.warning("A", "a", "m", ""),
            Problem.notice("A", "a", "m", ""),
            Problem.error("A", "a:9:15", "m", ""),
            Problem.error("A", "a:11:3", "m", ""),
            Problem.error("A", "a:11:20", "m", ""),
            Problem.error("A", "b", "m", ""));
    List<Problem> shuffled = new ArrayList<>(ordered);
    Collections.shuffle(shuffled, random);

    shuffled.sort(Problem.ORDER);

    assertThat(shuffled).isEqualTo(ordered);
  }
}
