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
import java.util.List;
import java.util.function.Function;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/**
 * Facts of an incident within four days around a weekend, in any order. Moments are whole hours, so
 * that much coincides with openings, closings and deadlines, and with other facts.
 */
final class RandomStories {
  private static final Instant START = Instant.parse("2026-06-05T04:00:00Z");
  private static final int HOURS = 4 * 24;

  private RandomStories() {}

  static Arbitrary<List<Fact>> all() {
    return Combinators.combine(raised(), facts().list().ofMinSize(2).ofMaxSize(12)).as(RandomStories::story);
  }

  static Arbitrary<Instant> moments() {
    return Arbitraries.integers().between(0, HOURS + 24).map(RandomStories::at);
  }

  private static Arbitrary<Raised> raised() {
    return Combinators.combine(
            Arbitraries.integers().between(0, HOURS / 2), Arbitraries.of(Severity.class))
        .as((at, severity) -> new Raised(at(at), severity, "production"));
  }

  /** Makes facts of moments that may still be earlier than the first one. */
  private static Arbitrary<Fact> facts() {
    Arbitrary<Function<Instant, Fact>> kinds =
        Arbitraries.frequencyOf(
            Tuple.of(3, Arbitraries.of(Acknowledged::new, Updated::new)),
            Tuple.of(6, Arbitraries.of(WaitStarted::new, WaitEnded::new)),
            Tuple.of(5, Arbitraries.of(Resolved::new, Reopened::new)),
            Tuple.of(1, Arbitraries.of(Withdrawn::new, Updated::new)),
            Tuple.of(2, Arbitraries.of(Severity.class).map(RandomStories::reclassified)));
    Arbitrary<Instant> moments =
        Arbitraries.integers().between(0, HOURS).map(RandomStories::at);
    return Combinators.combine(kinds, moments).as(Function::apply);
  }

  private static Function<Instant, Fact> reclassified(Severity severity) {
    return at -> new Reclassified(at, severity, "production");
  }

  private static List<Fact> story(Raised raised, List<Fact> others) {
    List<Fact> facts = new ArrayList<>();
    others.stream().filter(fact -> !fact.at().isBefore(raised.at())).forEach(facts::add);
    facts.add(facts.size() / 2, raised);
    return facts;
  }

  private static Instant at(int hour) {
    return START.plus(Duration.ofHours(hour));
  }
}
