package io.paiadmin.core.sla.clock;

import java.time.Duration;
import java.time.Instant;

/**
 * A deadline that was past already when it came about: by a change of severity or priority, or by
 * reopening what had been resolved in time.
 *
 * @param at when it came about
 * @param by the working time from the deadline to that moment
 */
public record Overtaken(Instant at, Duration by) {}
