/**
 * What strangers implement: cluster connectors, notification channels and holiday sources. The
 * numbered rules are in {@code docs/spi-contract.md}; the conformance kit in this artefact's
 * test-jar checks those for connectors.
 */
@NullMarked
package io.paiadmin.api.spi;

import org.jspecify.annotations.NullMarked;
