/**
 * The cluster in memory: what an action does to a state, whether a state shows it, and what a
 * restart changes on its own.
 */
@NullMarked
package io.paiadmin.core.tenancy.simulation;

import org.jspecify.annotations.NullMarked;
