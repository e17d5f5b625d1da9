@NullMarked
package io.paiadmin.core.report;

import org.jspecify.annotations.NullMarked;
