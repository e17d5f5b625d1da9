/**
 * The cluster in memory from the inside: a JSON tree in the shapes of OpenPAI's REST answers, and
 * what OpenPAI does with it. {@link io.paiadmin.core.builtin.memory.MemoryState} is the entry.
 */
@NullMarked
package io.paiadmin.core.builtin.memory;

import org.jspecify.annotations.NullMarked;
