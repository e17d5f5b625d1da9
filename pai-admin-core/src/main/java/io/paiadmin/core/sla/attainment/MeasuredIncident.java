package io.paiadmin.core.sla.attainment;

import io.paiadmin.core.sla.clock.SlaReading;
import java.time.Instant;

/**
 * An incident and its clocks.
 *
 * @param cluster the cluster it is about
 * @param raised when it was raised
 * @param reading its clocks at the moment of the report
 */
public record MeasuredIncident(String cluster, Instant raised, SlaReading reading) {}
