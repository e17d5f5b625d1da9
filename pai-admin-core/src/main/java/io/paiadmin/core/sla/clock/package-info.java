/**
 * How what was promised is kept: clocks computed from what happened. Nothing here is stored that
 * follows from something else.
 */
@NullMarked
package io.paiadmin.core.sla.clock;

import org.jspecify.annotations.NullMarked;
