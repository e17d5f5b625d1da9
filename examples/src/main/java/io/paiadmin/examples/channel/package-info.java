/** A channel to read and to copy: every notification becomes a file in a folder. */
@NullMarked
package io.paiadmin.examples.channel;

import org.jspecify.annotations.NullMarked;
