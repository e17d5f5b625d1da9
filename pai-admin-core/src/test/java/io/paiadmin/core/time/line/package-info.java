@NullMarked
package io.paiadmin.core.time.line;

import org.jspecify.annotations.NullMarked;
