package io.paiadmin.core.time.line;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

/** Sets on a line are held to sets of whole numbers, which have no borders. */
@Label("Sets on a line")
class LineLawsTest {
  private static final int END = 40;

  @Property(tries = 100)
  void have_no_more_than_they_have_however_much_more(
      @ForAll("stretches") List<Span> stretches,
      @ForAll("stretches") List<Span> cut,
      @ForAll @LongRange(min = END + 1) long more) {
    Timeline line = line(Spans.of(stretches));
    for (Measure measure : List.of(line, new Cut(line, Spans.of(cut)))) {
      for (long amount : new long[] {more, Measure.sum(more, more), Long.MAX_VALUE}) {
        assertThat(measure.least(amount)).isEqualTo(Measure.AFTER_ALL);
        assertThat(measure.greatest(amount)).isEqualTo(Measure.AFTER_ALL);
      }
    }
  }

  @Property(tries = 100)
  void are_measured_beyond_the_line_as_at_its_borders(
      @ForAll("stretches") List<Span> stretches, @ForAll @IntRange(min = 1) int beyond) {
    Timeline line = line(Spans.of(stretches));
    assertThat(line.covered(-beyond)).isZero();
    assertThat(line.covered((long) END + beyond)).isEqualTo(line.covered(END));
    assertThat(line.between(-beyond, (long) END + beyond)).isEqualTo(line.between(0, END));
  }

  @Property(tries = 500)
  void are_combined_as_sets_of_numbers_are(
      @ForAll("stretches") List<Span> first,
      @ForAll("stretches") List<Span> second,
      @ForAll SetOperation operation) {
    Set<Integer> expected = new TreeSet<>(points(first));
    switch (operation) {
      case UNION -> expected.addAll(points(second));
      case INTERSECTION -> expected.retainAll(points(second));
      case DIFFERENCE -> expected.removeAll(points(second));
    }
    Spans combined = Spans.of(first).combine(Spans.of(second), operation);
    assertThat(points(combined.list())).isEqualTo(expected);
    assertIsTidy(combined);
  }

  @Property(tries = 300)
  void are_equal_when_they_have_the_same_points(
      @ForAll("stretches") List<Span> stretches, @ForAll("stretches") List<Span> others) {
    assertIsTidy(Spans.of(stretches));
    assertThat(Spans.of(stretches).equals(Spans.of(others)))
        .isEqualTo(points(stretches).equals(points(others)));
    assertThat(Spans.of(singles(stretches))).isEqualTo(Spans.of(stretches));
  }

  @Property(tries = 300)
  void are_moved_and_clipped_as_their_points_are(
      @ForAll("stretches") List<Span> stretches,
      @ForAll @IntRange(min = -END, max = END) int distance) {
    Spans moved = Spans.of(stretches).shifted(distance).within(0, END);
    Set<Integer> expected = new TreeSet<>();
    points(stretches).forEach(point -> expected.add(point + distance));
    expected.removeIf(point -> point < 0 || point >= END);
    assertThat(points(moved.list())).isEqualTo(expected);
  }

  @Property(tries = 500)
  void are_measured_by_counting_their_points(
      @ForAll("stretches") List<Span> stretches,
      @ForAll("stretches") List<Span> cut,
      @ForAll @IntRange(min = -1, max = END + 1) int amount) {
    Timeline line = line(Spans.of(stretches));
    assertMeasures(line, points(stretches), amount);
    Set<Integer> left = new TreeSet<>(points(stretches));
    left.removeAll(points(cut));
    Cut part = new Cut(line, Spans.of(cut));
    assertMeasures(part, left, amount);
    assertMeasures(part.timeline(), left, amount);
    assertMeasures(new Cut(part, Spans.of(3, 5)), minus(left, Set.of(3, 4)), amount);
  }

  private static void assertMeasures(Measure measure, Set<Integer> points, int amount) {
    for (int i = 0; i <= END; i++) {
      assertThat(measure.covered(i)).isEqualTo(before(points, i));
    }
    long least = amount <= 0 ? Measure.BEFORE_ALL : Measure.AFTER_ALL;
    long greatest = amount < 0 ? Measure.BEFORE_ALL : Measure.AFTER_ALL;
    List<Integer> order = List.copyOf(points);
    if (amount > 0 && amount <= order.size()) {
      least = order.get(amount - 1) + 1L;
    }
    if (amount >= 0 && amount < order.size()) {
      greatest = order.get(amount);
    }
    assertThat(measure.least(amount)).isEqualTo(least);
    assertThat(measure.greatest(amount)).isEqualTo(greatest);
    assertThat(points(measure.between(0, END).list())).isEqualTo(points);
  }

  @Provide
  Arbitrary<List<Span>> stretches() {
    Arbitrary<Integer> point = Arbitraries.integers().between(0, END);
    return point
        .flatMap(start -> Arbitraries.integers().between(start, END).map(end -> span(start, end)))
        .list()
        .ofMaxSize(6);
  }

  private static Span span(int start, int end) {
    return new Span(start, end);
  }

  /** A line from 0 to the end, as a single piece. */
  private static Timeline line(Spans spans) {
    TimelineBuilder builder = new TimelineBuilder();
    builder.add(0, 0, spans);
    return builder.build(END);
  }

  private static NavigableSet<Integer> points(List<Span> stretches) {
    NavigableSet<Integer> points = new TreeSet<>();
    for (Span span : stretches) {
      IntStream.range((int) span.start(), (int) span.end()).forEach(points::add);
    }
    return points;
  }

  private static List<Span> singles(List<Span> stretches) {
    List<Span> singles = new ArrayList<>();
    points(stretches).descendingSet().forEach(point -> singles.add(span(point, point + 1)));
    return singles;
  }

  private static long before(Set<Integer> points, int end) {
    return points.stream().filter(point -> point < end).count();
  }

  private static Set<Integer> minus(Set<Integer> points, Set<Integer> others) {
    Set<Integer> left = new TreeSet<>(points);
    left.removeAll(others);
    return left;
  }

  /** In order, none empty, none touching. */
  private static void assertIsTidy(Spans spans) {
    long last = -1;
    for (Span span : spans.list()) {
      assertThat(span.start()).isGreaterThan(last).isLessThan(span.end());
      last = span.end();
    }
  }
}
