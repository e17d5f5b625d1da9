/** How long the library takes on large clusters, beside the least work that anyone could do. */
@NullMarked
package io.paiadmin.examples.benchmarks;

import org.jspecify.annotations.NullMarked;
