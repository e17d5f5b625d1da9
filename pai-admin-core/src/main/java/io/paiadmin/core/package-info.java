/**
 * The entry point for embedders: {@link io.paiadmin.core.PaiAdmin} ties a policy, plug-ins and the
 * domain together. No other package knows it.
 */
@NullMarked
package io.paiadmin.core;

import org.jspecify.annotations.NullMarked;
