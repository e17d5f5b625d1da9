/**
 * A plan as a value: ordered, explained steps from what is to what is wanted. Nothing here reads or
 * writes a cluster.
 */
@NullMarked
package io.paiadmin.core.tenancy.plan;

import org.jspecify.annotations.NullMarked;
