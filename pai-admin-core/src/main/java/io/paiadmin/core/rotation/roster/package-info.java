/** A rotation as somebody wrote it down: its people, their absences, and what they agreed on. */
@NullMarked
package io.paiadmin.core.rotation.roster;

import org.jspecify.annotations.NullMarked;
