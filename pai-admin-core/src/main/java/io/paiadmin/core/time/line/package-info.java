/**
 * Sets of moments on a line of nanoseconds, measured: how much of the set lies before a moment, and
 * where a given amount of it is reached. Knows no dates and no zones.
 */
@NullMarked
package io.paiadmin.core.time.line;

import org.jspecify.annotations.NullMarked;
