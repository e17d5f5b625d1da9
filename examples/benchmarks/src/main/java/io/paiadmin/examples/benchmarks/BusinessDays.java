package io.paiadmin.examples.benchmarks;

import java.time.LocalDate;
import java.util.Set;
import net.objectlab.kit.datecalc.common.DateCalculator;
import net.objectlab.kit.datecalc.common.DefaultHolidayCalendar;
import net.objectlab.kit.datecalc.jdk8.LocalDateCalculator;
import net.objectlab.kit.datecalc.jdk8.LocalDateForwardHandler;

/** Business days as ObjectLab Kit moves them, which knows no hours and no zones. For one thread. */
final class BusinessDays {
  private final DateCalculator<LocalDate> calculator;

  BusinessDays(Set<LocalDate> holidays, LocalDate first, LocalDate last) {
    calculator =
        new LocalDateCalculator(
            "office",
            first,
            new DefaultHolidayCalendar<>(holidays, first, last),
            new LocalDateForwardHandler());
  }

  LocalDate add(LocalDate start, int days) {
    calculator.setStartDate(start);
    return calculator.moveByBusinessDays(days).getCurrentBusinessDate();
  }
}
