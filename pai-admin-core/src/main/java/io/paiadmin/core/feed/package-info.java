/** Feeds that were written earlier, read back, so that the next one follows them. */
@NullMarked
package io.paiadmin.core.feed;

import org.jspecify.annotations.NullMarked;
