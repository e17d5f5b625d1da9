/**
 * Groups, virtual clusters and storages: how each authentication mode binds them, the way from a
 * state and a wish to a plan, and what a change would do. This package and those below it are pure:
 * no input or output, no clock, no randomness; the same input gives equal values.
 */
@NullMarked
package io.paiadmin.core.tenancy;

import org.jspecify.annotations.NullMarked;
