/** Values that every part of pai-admin shares: problems, errors and secrets. */
@NullMarked
package io.paiadmin.api;

import org.jspecify.annotations.NullMarked;
