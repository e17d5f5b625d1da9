package io.paiadmin.examples.benchmarks.duty;

import java.time.Instant;

/** Who is on duty, as a position in the team. */
interface Lookup {
  int at(Instant moment);
}
