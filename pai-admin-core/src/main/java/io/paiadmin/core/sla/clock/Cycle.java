package io.paiadmin.core.sla.clock;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A time that a clock measures.
 *
 * @param start from when it counts
 * @param opened when it came about: later than that when something was reopened
 * @param end when it was done; null when it was not
 */
record Cycle(Instant start, Instant opened, @Nullable Instant end) {}
