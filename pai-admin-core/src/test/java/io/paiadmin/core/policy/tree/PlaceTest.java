package io.paiadmin.core.policy.tree;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.Problem;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Places, their texts and their order. */
class PlaceTest {
  @ParameterizedTest
  @ValueSource(strings = {"p.yaml:12:7", "C:\\p.yaml:1:1", "a:1:2:3", "p.yaml", "", "a:b"})
  void a_place_is_read_back_from_its_text(String text) {
    assertThat(Place.parse(text)).hasToString(text);
  }

  @Test
  void problems_are_ordered_by_file_line_column_and_code_as_numbers() {
    assertThat(
            Stream.of("p:10:1 A", "p:9:10 A", "p:9:9 B", "p:9:9 A", "o:11:1 A", "p A")
                .map(PlaceTest::problem)
                .sorted(Place.ORDER)
                .map(problem -> problem.at() + " " + problem.code()))
        .containsExactly("o:11:1 A", "p A", "p:9:9 A", "p:9:9 B", "p:9:10 A", "p:10:1 A");
  }

  private static Problem problem(String text) {
    int space = text.indexOf(' ');
    return Problem.error(text.substring(space + 1), text.substring(0, space), "", "");
  }
}
