/**
 * Working time by brute force, from the written definition alone: time is stepped through tick by
 * tick. Knows nothing of what it judges.
 */
@NullMarked
package io.paiadmin.core.time.oracle;

import org.jspecify.annotations.NullMarked;
