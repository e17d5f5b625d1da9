/**
 * Reads policy files, YAML or JSON, into the values of the domain, and reports every fault of every
 * file at once with its file, line and column. {@link io.paiadmin.core.policy.PolicyReader} is the
 * entry; everything else is what it returns. Secrets stay references here.
 */
@NullMarked
package io.paiadmin.core.policy;

import org.jspecify.annotations.NullMarked;
