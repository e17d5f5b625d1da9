/** A holiday source to copy: {@code jollyday}, public holidays that the library Jollyday knows. */
@NullMarked
package io.paiadmin.examples.holidays;

import org.jspecify.annotations.NullMarked;
