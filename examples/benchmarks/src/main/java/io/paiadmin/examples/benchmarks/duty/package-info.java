/** Rotations beside other policies, other calendars and other planners. */
@NullMarked
package io.paiadmin.examples.benchmarks.duty;

import org.jspecify.annotations.NullMarked;
