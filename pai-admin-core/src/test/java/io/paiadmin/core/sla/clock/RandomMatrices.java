package io.paiadmin.core.sla.clock;

import io.paiadmin.core.sla.matrix.PauseReason;
import io.paiadmin.core.sla.matrix.Promises;
import io.paiadmin.core.sla.matrix.Severity;
import io.paiadmin.core.sla.matrix.SeverityChange;
import io.paiadmin.core.sla.matrix.SlaMatrix;
import io.paiadmin.core.sla.matrix.SlaRow;
import io.paiadmin.core.sla.matrix.Target;
import io.paiadmin.core.sla.matrix.Target.Elapsed;
import io.paiadmin.core.sla.matrix.Target.Working;
import io.paiadmin.core.sla.matrix.Target.WorkingDays;
import io.paiadmin.core.time.Calendars;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Matrices with targets in all units, hours of all sorts, holes, and every setting. They are always
 * the same ones, since looking one over costs more than a hundred readings.
 */
final class RandomMatrices {
  private static final List<String> CALENDARS =
      List.of("NY", "SHA", "NIGHT", "247BER", "KTM", "TWO", "SUNONLY");

  static final List<SlaMatrix> ALL = new RandomMatrices(new Random(39)).list();

  private final Random random;

  private RandomMatrices(Random random) {
    this.random = random;
  }

  private List<SlaMatrix> list() {
    return Stream.generate(this::matrix).limit(60).toList();
  }

  private SlaMatrix matrix() {
    List<SlaRow> rows = new ArrayList<>();
    for (Severity severity : Severity.values()) {
      if (random.nextInt(8) > 0) {
        rows.add(row(severity));
      }
    }
    return SlaMatrix.of(Promises.PRIORITIES, rows, one(SeverityChange.values()));
  }

  private SlaRow row(Severity severity) {
    return new SlaRow(
        "",
        Set.of(severity),
        Set.of(),
        target(),
        target(),
        random.nextInt(4) > 0 ? target() : null,
        Calendars.named(CALENDARS.get(random.nextInt(CALENDARS.size()))),
        pauses());
  }

  private Target target() {
    Duration time = Duration.ofHours(one(1, 1, 2, 3, 4, 8, 24));
    return switch (random.nextInt(3)) {
      case 0 -> new Working(time);
      case 1 -> new Elapsed(time);
      default -> new WorkingDays(1 + random.nextInt(3));
    };
  }

  private Set<PauseReason> pauses() {
    Set<PauseReason> reasons = EnumSet.noneOf(PauseReason.class);
    Stream.of(PauseReason.values()).filter(reason -> random.nextBoolean()).forEach(reasons::add);
    return reasons;
  }

  @SafeVarargs
  private <T> T one(T... choices) {
    return choices[random.nextInt(choices.length)];
  }
}
