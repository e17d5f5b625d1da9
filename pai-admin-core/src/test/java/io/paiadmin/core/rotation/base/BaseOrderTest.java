package io.paiadmin.core.rotation.base;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class BaseOrderTest {
  static IntStream teams() {
    return IntStream.rangeClosed(1, 61);
  }

  @Nested
  class A_cycle {
    @ParameterizedTest
    @MethodSource("io.paiadmin.core.rotation.base.BaseOrderTest#teams")
    void is_fair_after_any_number_of_turns(int people) {
      assertThat(widestSpread(new Cycle(people))).isLessThanOrEqualTo(1);
    }

    @Test
    void goes_backwards_before_the_first_turn() {
      assertThat(LongStream.range(-4, 1).mapToObj(new Cycle(3)::at).map(Pair::primary))
          .containsExactly(2, 0, 1, 2, 0);
    }
  }

  @Nested
  class Pairs_of {
    @ParameterizedTest(name = "{0} people")
    @CsvSource({"3, CA BC AB CB AC BA", "4, DA BC BD CA DC AB", "5, EA BD CE AB DC EB CA DE BC AD"})
    void a_small_team_are_those_of_the_vectors(int people, String expected) {
      long turns = expected.split(" ").length;
      assertThat(LongStream.range(0, turns).mapToObj(new Pairs(people)::at).map(this::letters))
          .containsExactly(expected.split(" "));
    }

    @ParameterizedTest
    @MethodSource("io.paiadmin.core.rotation.base.BaseOrderTest#teams")
    void any_team_are_fair_after_any_number_of_turns(int people) {
      assertThat(widestSpread(new Pairs(people))).isLessThanOrEqualTo(1);
    }

    @ParameterizedTest
    @MethodSource("io.paiadmin.core.rotation.base.BaseOrderTest#teams")
    void any_team_come_once_before_any_comes_twice(int people) {
      long round = people * (people - 1L) / 2;
      for (int pass = -1; pass < 2; pass++) {
        Set<Set<Integer>> seen =
            LongStream.range(pass * round, (pass + 1) * round)
                .mapToObj(new Pairs(people)::at)
                .map(pair -> (Set<Integer>) new TreeSet<>(positions(pair).boxed().toList()))
                .collect(toSet());
        assertThat(seen).hasSize((int) round).allMatch(pair -> pair.size() == 2);
      }
    }

    @ParameterizedTest
    @MethodSource("io.paiadmin.core.rotation.base.BaseOrderTest#teams")
    void any_team_balance_their_roles(int people) {
      int[] balance = new int[people];
      int widest = 0;
      for (long turn = 0; turn < people * (people - 1L); turn++) {
        Pair pair = new Pairs(people).at(turn);
        balance[pair.primary()]++;
        pair.secondary().ifPresent(other -> balance[other]--);
        widest = Math.max(widest, Arrays.stream(balance).map(Math::abs).max().orElseThrow());
      }
      assertThat(widest).isLessThanOrEqualTo(people % 2 == 0 ? 2 : 1);
      assertThat(balance).containsOnly(0);
    }

    @ParameterizedTest
    @MethodSource("io.paiadmin.core.rotation.base.BaseOrderTest#teams")
    void any_team_leave_as_much_rest_as_they_say(int people) {
      BaseOrder pairs = new Pairs(people);
      assertThat(shortestGap(pairs)).isEqualTo(pairs.leastGap());
    }

    private String letters(Pair pair) {
      return positions(pair).mapToObj(at -> String.valueOf((char) ('A' + at))).collect(joining());
    }
  }

  @Nested
  class Staggered_pairs {
    @ParameterizedTest
    @MethodSource("io.paiadmin.core.rotation.base.BaseOrderTest#teams")
    void hand_the_second_role_on_to_the_first(int people) {
      BaseOrder order = new Staggered(people);
      for (long turn = -people; turn < people; turn++) {
        int next = order.at(turn + 1).primary();
        order.at(turn).secondary().ifPresent(second -> assertThat(second).isEqualTo(next));
      }
      assertThat(order.at(0).secondary().isPresent()).isEqualTo(people > 1);
    }
  }

  @ParameterizedTest
  @MethodSource("io.paiadmin.core.rotation.base.BaseOrderTest#teams")
  void every_order_begins_anew_after_its_period(int people) {
    for (BaseOrder order :
        new BaseOrder[] {new Cycle(people), new Pairs(people), new Staggered(people)}) {
      for (long turn = -7; turn < 7; turn++) {
        assertThat(order.at(turn + order.period())).isEqualTo(order.at(turn));
        assertThat(order.at(turn - 1000 * order.period())).isEqualTo(order.at(turn));
      }
    }
  }

  private static IntStream positions(Pair pair) {
    return IntStream.concat(IntStream.of(pair.primary()), pair.secondary().stream());
  }

  private static int widestSpread(BaseOrder order) {
    int[] served = new int[order.people()];
    int widest = 0;
    for (long turn = 0; turn < 2 * order.period() + 3; turn++) {
      positions(order.at(turn)).forEach(at -> served[at]++);
      widest =
          Math.max(
              widest,
              Arrays.stream(served).max().orElseThrow()
                  - Arrays.stream(served).min().orElseThrow());
    }
    return widest;
  }

  private static long shortestGap(BaseOrder order) {
    Map<Integer, Long> last = new HashMap<>();
    long shortest = Long.MAX_VALUE;
    for (long turn = 0; turn < order.period() + order.people(); turn++) {
      for (int at : positions(order.at(turn)).toArray()) {
        Long before = last.put(at, turn);
        shortest = before == null ? shortest : Math.min(shortest, turn - before);
      }
    }
    return shortest;
  }
}
