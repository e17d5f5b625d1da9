package io.paiadmin.core.policy.holiday;

import biweekly.util.ByDay;
import biweekly.util.Frequency;
import biweekly.util.Recurrence;
import java.util.Collection;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Tells which rules make days. The library follows some others for ever, and fails at some. */
final class RuleCheck {
  private static final Set<Frequency> BY_DAYS =
      Set.of(Frequency.DAILY, Frequency.WEEKLY, Frequency.MONTHLY, Frequency.YEARLY);

  /** More days than from 1950 to 2199: with a longer interval nothing comes a second time. */
  private static final int LONGEST = 100_000;

  private RuleCheck() {}

  static boolean makesDays(Recurrence rule) {
    return isByDays(rule) && isCounted(rule) && hasNumbersThatExist(rule);
  }

  private static boolean isByDays(Recurrence rule) {
    @Nullable Frequency frequency = rule.getFrequency();
    return frequency != null
        && BY_DAYS.contains(frequency)
        && Stream.of(rule.getByHour(), rule.getByMinute(), rule.getBySecond())
            .allMatch(Collection::isEmpty);
  }

  private static boolean isCounted(Recurrence rule) {
    return isUpTo(LONGEST, rule.getInterval()) && isUpTo(Integer.MAX_VALUE, rule.getCount());
  }

  private static boolean isUpTo(int most, @Nullable Integer number) {
    return number == null || (number > 0 && number <= most);
  }

  /** The ranges are those of RFC 5545, 3.3.10. */
  private static boolean hasNumbersThatExist(Recurrence rule) {
    return rule.getByMonth().stream().allMatch(month -> month >= 1 && month <= 12)
        && areWithin(31, rule.getByMonthDay().stream())
        && areWithin(366, rule.getByYearDay().stream())
        && areWithin(53, rule.getByWeekNo().stream())
        && areWithin(366, rule.getBySetPos().stream())
        && areWithin(53, rule.getByDay().stream().map(ByDay::getNum).filter(Objects::nonNull));
  }

  /** Counts from the end are negative. */
  private static boolean areWithin(int most, Stream<Integer> numbers) {
    return numbers.allMatch(number -> number != 0 && number >= -most && number <= most);
  }
}
