package io.paiadmin.core.rotation.plan;

/**
 * Somebody who was there and does not serve. Immutable.
 *
 * @param member the name
 * @param reason why not, to follow the name in a sentence
 */
public record Considered(String member, String reason) {}
