package io.paiadmin.core.time.line;

/**
 * A stretch of a line, its start included and its end not.
 *
 * @param start the first point
 * @param end the first point after it, not before {@code start}
 */
public record Span(long start, long end) {}
