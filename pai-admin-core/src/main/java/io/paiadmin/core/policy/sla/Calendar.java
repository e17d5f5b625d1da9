package io.paiadmin.core.policy.sla;

import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.time.WorkingCalendar;
import java.util.List;

/** A calendar as a policy describes it. */
sealed interface Calendar {
  /** Returns its name and where that stands. */
  Placed<String> name();

  /** One with hours of its own. */
  record Written(Placed<String> name, WorkingCalendar calendar) implements Calendar {}

  /** One that is made of others. */
  record Combined(Placed<String> name, Combination combination, List<Placed<String>> parts)
      implements Calendar {}

  /** One in which faults were found and told. */
  record Faulty(Placed<String> name) implements Calendar {}
}
