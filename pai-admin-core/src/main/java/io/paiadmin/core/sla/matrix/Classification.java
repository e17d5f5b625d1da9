package io.paiadmin.core.sla.matrix;

/**
 * A severity and why it is this one.
 *
 * @param severity how bad the incident is
 * @param reason one sentence for people
 */
public record Classification(Severity severity, String reason) {}
