/** Who is there in a slot, and who is on duty in it after all that was agreed. */
@NullMarked
package io.paiadmin.core.rotation.duty;

import org.jspecify.annotations.NullMarked;
