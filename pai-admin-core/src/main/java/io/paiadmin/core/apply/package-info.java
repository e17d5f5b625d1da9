/**
 * Carries out plans: checks that a plan still fits, runs its steps through a connector, reads back
 * and proves the result. Everything it decides is in the report it returns.
 */
@NullMarked
package io.paiadmin.core.apply;

import org.jspecify.annotations.NullMarked;
