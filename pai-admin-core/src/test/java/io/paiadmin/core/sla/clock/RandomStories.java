package io.paiadmin.core.sla.clock;

import io.paiadmin.core.sla.clock.Fact.Acknowledged;
import io.paiadmin.core.sla.clock.Fact.Raised;
import io.paiadmin.core.sla.clock.Fact.Reclassified;
import io.paiadmin.core.sla.clock.Fact.Reopened;
import io.paiadmin.core.sla.clock.Fact.Resolved;
import io.paiadmin.core.sla.clock.Fact.Updated;
import io.paiadmin.core.sla.clock.Fact.WaitEnded;
import io.paiadmin.core.sla.clock.Fact.WaitStarted;
import io.paiadmin.core.sla.clock.Fact.Withdrawn;
import io.paiadmin.core.sla.matrix.Severity;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/**
 * Facts of an incident around a weekend, in any order. Moments are whole hours and near each other,
 * so that much coincides with openings, closings and deadlines, and with other facts.
 */
final class RandomStories {
  private static final Instant START = Instant.parse("2026-06-05T04:00:00Z");
  private static final int LONGEST = 12;

  private RandomStories() {}

  static Arbitrary<List<Fact>> all() {
    return Combinators.combine(raised(), kinds().list().ofMaxSize(LONGEST), gaps(), shuffles())
        .as(RandomStories::story);
  }

  static Arbitrary<Instant> moments() {
    return Arbitraries.integers().between(0, 144).map(hour -> START.plus(Duration.ofHours(hour)));
  }

  private static Arbitrary<Raised> raised() {
    return Combinators.combine(
            Arbitraries.integers().between(6, 20), Arbitraries.of(Severity.class))
        .as(
            (hour, severity) ->
                new Raised(START.plus(Duration.ofHours(hour)), severity, "production"));
  }

  private static Arbitrary<Function<Instant, Fact>> kinds() {
    return Arbitraries.frequencyOf(
        Tuple.of(10, Arbitraries.of(Acknowledged::new, Updated::new)),
        Tuple.of(12, Arbitraries.of(WaitStarted::new, WaitEnded::new)),
        Tuple.of(8, Arbitraries.of(Resolved::new, Reopened::new)),
        Tuple.of(6, Arbitraries.of(Severity.class).map(RandomStories::reclassified)),
        Tuple.of(1, Arbitraries.of(List.<Function<Instant, Fact>>of(Withdrawn::new))));
  }

  private static Arbitrary<List<Integer>> gaps() {
    return Arbitraries.of(0, 1, 1, 2, 3, 5, 8, 20).list().ofSize(LONGEST);
  }

  private static Arbitrary<Random> shuffles() {
    return Arbitraries.longs().map(Random::new);
  }

  private static Function<Instant, Fact> reclassified(Severity severity) {
    return at -> new Reclassified(at, severity, "production");
  }

  private static List<Fact> story(
      Raised raised, List<Function<Instant, Fact>> kinds, List<Integer> gaps, Random random) {
    List<Fact> facts = new ArrayList<>(List.of(raised));
    Instant at = raised.at();
    for (int i = 0; i < kinds.size(); i++) {
      at = at.plus(Duration.ofHours(gaps.get(i)));
      facts.add(kinds.get(i).apply(at));
    }
    Collections.shuffle(facts, random);
    return facts;
  }
}
