/** The least that is a plug-in: the first step of {@code docs/writing-a-plug-in.md}. */
@NullMarked
package io.paiadmin.examples.skeleton;

import org.jspecify.annotations.NullMarked;
