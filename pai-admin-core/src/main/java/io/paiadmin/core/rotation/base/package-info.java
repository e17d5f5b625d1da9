/** Who serves when everybody is there and all have the same share: closed forms without state. */
@NullMarked
package io.paiadmin.core.rotation.base;

import org.jspecify.annotations.NullMarked;
