/**
 * Typed values out of a tree: every section of a policy asks a {@link
 * io.paiadmin.core.policy.form.Form} for its keys, and the form reports what is missing, unknown or
 * of the wrong kind.
 */
@NullMarked
package io.paiadmin.core.policy.form;

import org.jspecify.annotations.NullMarked;
