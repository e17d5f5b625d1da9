/**
 * The plug-ins that come with the library: a cluster in memory, a channel that writes to the log.
 */
@NullMarked
package io.paiadmin.core.builtin;

import org.jspecify.annotations.NullMarked;
