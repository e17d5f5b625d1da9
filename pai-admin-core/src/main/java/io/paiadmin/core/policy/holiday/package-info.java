/**
 * Calendar files (iCalendar, {@code .ics}) into holidays. Not exported: policies name such files.
 */
@NullMarked
package io.paiadmin.core.policy.holiday;

import org.jspecify.annotations.NullMarked;
