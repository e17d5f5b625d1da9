/**
 * What is legal: of a wish in each authentication mode, of a single change, and of a cluster as it
 * is. Everything wrong is found at once and put into words.
 */
@NullMarked
package io.paiadmin.core.tenancy.rule;

import org.jspecify.annotations.NullMarked;
