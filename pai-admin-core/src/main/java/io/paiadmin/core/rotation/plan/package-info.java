/** Who serves when absences, weights, joins and leaves are known: the quota plan. */
@NullMarked
package io.paiadmin.core.rotation.plan;

import org.jspecify.annotations.NullMarked;
