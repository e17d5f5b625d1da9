/**
 * Texts in YAML or JSON read into one small tree that remembers where everything stands. The limits
 * on size, depth and aliases are kept here, before anything else looks at a file.
 */
@NullMarked
package io.paiadmin.core.policy.tree;

import org.jspecify.annotations.NullMarked;
