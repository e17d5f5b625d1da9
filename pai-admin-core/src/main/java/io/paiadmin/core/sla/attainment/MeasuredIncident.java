package io.paiadmin.core.sla.attainment;

import io.paiadmin.core.sla.clock.SlaReading;

/**
 * An incident and its clocks.
 *
 * @param cluster the cluster it is about
 * @param reading its clocks at the moment of the report
 */
public record MeasuredIncident(String cluster, SlaReading reading) {}
