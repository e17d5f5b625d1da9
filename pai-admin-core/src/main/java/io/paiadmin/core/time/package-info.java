/**
 * Local times and working calendars: when work is done, how long it took, and when a working time
 * is over. Pure: zones and moments come in as arguments.
 */
@NullMarked
package io.paiadmin.core.time;

import org.jspecify.annotations.NullMarked;
