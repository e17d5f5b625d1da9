/** The section {@code rotation}: who takes turns on duty, and what was agreed beside the plan. */
@NullMarked
package io.paiadmin.core.policy.rotation;

import org.jspecify.annotations.NullMarked;
