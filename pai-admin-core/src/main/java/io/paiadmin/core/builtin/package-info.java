/** The plug-ins that come with the library. */
@NullMarked
package io.paiadmin.core.builtin;

import org.jspecify.annotations.NullMarked;
