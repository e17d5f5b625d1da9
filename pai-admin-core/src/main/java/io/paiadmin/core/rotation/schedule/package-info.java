/** Who is on duty when: lookup, lists, gaps, the ledger, hand-offs and explanations. */
@NullMarked
package io.paiadmin.core.rotation.schedule;

import org.jspecify.annotations.NullMarked;
