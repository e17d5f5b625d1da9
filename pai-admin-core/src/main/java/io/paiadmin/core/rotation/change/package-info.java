/**
 * Changes to a rotation that people have seen already. Each is a pure function from a rotation and
 * a command to another rotation, who moved, and what it means for everybody's share; what has begun
 * never changes.
 */
@NullMarked
package io.paiadmin.core.rotation.change;

import org.jspecify.annotations.NullMarked;
