/**
 * What somebody wants of a cluster: a whole {@link io.paiadmin.core.tenancy.wish.Wish} as a policy
 * states it, or a single {@link io.paiadmin.core.tenancy.wish.Edit}. Plain values that keep the
 * place where each thing was written. Absent is not empty: what a wish does not mention is left as
 * it is.
 */
@NullMarked
package io.paiadmin.core.tenancy.wish;

import org.jspecify.annotations.NullMarked;
