/**
 * Plans, answers and reports as text for people and as JSON for programs. The same value gives the
 * same bytes.
 */
@NullMarked
package io.paiadmin.core.report;

import org.jspecify.annotations.NullMarked;
