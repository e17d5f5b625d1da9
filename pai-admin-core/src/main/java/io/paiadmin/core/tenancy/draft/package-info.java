/**
 * The difference between a state and what is wanted, as it grows: relation by relation, with the
 * reason of each part. Written here alone, read wherever steps are made of it.
 */
@NullMarked
package io.paiadmin.core.tenancy.draft;

import org.jspecify.annotations.NullMarked;
