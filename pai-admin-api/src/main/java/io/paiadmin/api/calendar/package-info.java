/** Values about dates that plug-ins and the library share. */
@NullMarked
package io.paiadmin.api.calendar;

import org.jspecify.annotations.NullMarked;
