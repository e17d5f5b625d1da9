/**
 * What a cluster is and what it can be told. Callers read these values; connectors make them.
 *
 * <p>Every type here is immutable and safe for use by many threads.
 */
@NullMarked
package io.paiadmin.api.cluster;

import org.jspecify.annotations.NullMarked;
