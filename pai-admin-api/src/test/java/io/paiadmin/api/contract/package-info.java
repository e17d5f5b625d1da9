/** Checks that the written contract and the conformance kit agree. */
@NullMarked
package io.paiadmin.api.contract;

import org.jspecify.annotations.NullMarked;
