/**
 * What strangers implement: cluster connectors and notification channels. The numbered rules are in
 * {@code docs/spi-contract.md}; the conformance kit in this artefact's test-jar checks them.
 */
@NullMarked
package io.paiadmin.api.spi;

import org.jspecify.annotations.NullMarked;
