/**
 * The section {@code sla} of a policy: priorities, calendars, and the matrix of what is promised.
 */
@NullMarked
package io.paiadmin.core.policy.sla;

import org.jspecify.annotations.NullMarked;
