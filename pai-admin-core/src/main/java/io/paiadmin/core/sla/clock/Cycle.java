package io.paiadmin.core.sla.clock;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A time that a clock measures.
 *
 * @param start when it starts to count
 * @param end when it was done; null when it was not
 */
record Cycle(Instant start, @Nullable Instant end) {}
