/**
 * Days that calendars are made of. Holiday sources make these values, callers read them.
 *
 * <p>Every type here is immutable and safe for use by many threads.
 */
@NullMarked
package io.paiadmin.api.calendar;

import org.jspecify.annotations.NullMarked;
