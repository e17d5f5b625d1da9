/**
 * The conformance kit: abstract JUnit 5 classes that a plug-in's tests extend. Every test names the
 * rule of {@code docs/spi-contract.md} that it checks. Needs {@code junit-jupiter-api} and nothing
 * else.
 */
@NullMarked
package io.paiadmin.api.kit;

import org.jspecify.annotations.NullMarked;
