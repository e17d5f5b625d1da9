/**
 * Groups, virtual clusters and storages: what is legal in each authentication mode, and the way
 * from a cluster's state to a wish. Pure: no input or output, no clock, no randomness; the same
 * input gives equal values.
 */
@NullMarked
package io.paiadmin.core.tenancy;

import org.jspecify.annotations.NullMarked;
