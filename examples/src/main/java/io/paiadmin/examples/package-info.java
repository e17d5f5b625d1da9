/**
 * Small programs that people run and copy: {@code examples/run NAME ARGS}. Each prints for people,
 * or JSON with {@code --json}; its exit code is 0 when it is done, 1 when it is refused or
 * incomplete, 2 when the input is bad.
 */
@NullMarked
package io.paiadmin.examples;

import org.jspecify.annotations.NullMarked;
