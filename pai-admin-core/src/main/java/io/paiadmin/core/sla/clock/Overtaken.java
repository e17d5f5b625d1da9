package io.paiadmin.core.sla.clock;

import java.time.Duration;
import java.time.Instant;

/**
 * A deadline that was past already when a change of severity or priority brought it about.
 *
 * @param at when the change was
 * @param by the working time from the deadline to the change
 */
public record Overtaken(Instant at, Duration by) {}
