/**
 * Who may use what, and why: questions that anybody can ask of a cluster's state. Answers are
 * complete, never cut, and speak of what the server would decide now.
 */
@NullMarked
package io.paiadmin.core.tenancy.access;

import org.jspecify.annotations.NullMarked;
