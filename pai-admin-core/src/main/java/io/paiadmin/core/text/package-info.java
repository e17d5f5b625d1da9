/** How messages show words that people wrote, and which known word they suggest instead. */
@NullMarked
package io.paiadmin.core.text;

import org.jspecify.annotations.NullMarked;
