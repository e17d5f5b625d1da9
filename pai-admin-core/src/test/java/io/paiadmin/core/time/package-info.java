@NullMarked
package io.paiadmin.core.time;

import org.jspecify.annotations.NullMarked;
