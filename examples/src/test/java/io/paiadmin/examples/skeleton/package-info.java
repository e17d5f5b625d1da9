/** The least that is a plug-in: the first step of {@code docs/writing-a-plug-in.md}. */
package io.paiadmin.examples.skeleton;
