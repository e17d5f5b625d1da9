/** Duties as an iCalendar feed (RFC 5545) that calendars subscribe to. */
@NullMarked
package io.paiadmin.core.rotation.feed;

import org.jspecify.annotations.NullMarked;
