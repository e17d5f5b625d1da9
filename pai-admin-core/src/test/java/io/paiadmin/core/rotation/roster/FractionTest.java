package io.paiadmin.core.rotation.roster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class FractionTest {
  @Property(tries = 300)
  void sums_do_not_depend_on_the_order(
      @ForAll("fractions") Fraction a,
      @ForAll("fractions") Fraction b,
      @ForAll("fractions") Fraction c) {
    assertThat(a.plus(b).plus(c)).isEqualTo(c.plus(b).plus(a)).isEqualTo(a.plus(b.plus(c)));
    assertThat(a.times(b.plus(c))).isEqualTo(a.times(b).plus(a.times(c)));
  }

  @Property(tries = 300)
  void what_is_added_can_be_taken_away(
      @ForAll("fractions") Fraction a, @ForAll("fractions") Fraction b) {
    assertThat(a.plus(b).minus(b)).isEqualTo(a);
    assertThat(a.compareTo(b)).isEqualTo(a.minus(b).signum());
    assertThat(a.min(b).plus(a.max(b))).isEqualTo(a.plus(b));
    if (b.signum() != 0) {
      assertThat(a.dividedBy(b).times(b)).isEqualTo(a);
    }
  }

  @Test
  void equal_numbers_are_equal_values() {
    assertThat(Fraction.of(-26, -24)).isEqualTo(Fraction.of(13, 12));
    assertThat(Fraction.of(5, -10)).hasToString("-1/2");
    assertThat(Fraction.of(6, 2)).hasToString("3").isEqualTo(Fraction.of(3));
    assertThat(Fraction.of(0, -7)).isEqualTo(Fraction.ZERO);
  }

  @Test
  void nothing_is_divided_by_nothing() {
    assertThatThrownBy(() -> Fraction.of(1, 0)).isInstanceOf(ArithmeticException.class);
    assertThatThrownBy(() -> Fraction.WHOLE.dividedBy(Fraction.ZERO))
        .isInstanceOf(ArithmeticException.class);
  }

  @Test
  void charts_get_the_nearest_number() {
    assertThat(Fraction.of(1, 3).toDouble()).isEqualTo(1.0 / 3);
  }

  @Provide
  Arbitrary<Fraction> fractions() {
    Arbitrary<Long> numerators = Arbitraries.longs();
    Arbitrary<Long> denominators = Arbitraries.longs().filter(number -> number != 0);
    return Combinators.combine(numerators, denominators).as(Fraction::of);
  }
}
