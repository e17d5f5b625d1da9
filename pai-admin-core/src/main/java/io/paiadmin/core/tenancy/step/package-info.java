/**
 * From a draft to steps: access grows before it shrinks, things are detached before they are
 * deleted, and each step names those without which it must not run.
 */
@NullMarked
package io.paiadmin.core.tenancy.step;

import org.jspecify.annotations.NullMarked;
