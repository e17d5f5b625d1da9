/** What swaps, vacancies, covers and absences make of the owners of a slot. */
@NullMarked
package io.paiadmin.core.rotation.agreement;

import org.jspecify.annotations.NullMarked;
