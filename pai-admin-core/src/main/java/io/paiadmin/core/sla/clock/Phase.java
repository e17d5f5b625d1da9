package io.paiadmin.core.sla.clock;

import io.paiadmin.core.sla.matrix.Cell;
import java.time.Instant;

/**
 * A time during which an incident had one severity and priority.
 *
 * @param from when it started
 * @param until when the next one started; {@link Instant#MAX} for the last one
 * @param cell the severity and priority
 */
record Phase(Instant from, Instant until, Cell cell) {}
