/** The slots of a rotation: when duty changes hands. */
@NullMarked
package io.paiadmin.core.rotation.slot;

import org.jspecify.annotations.NullMarked;
