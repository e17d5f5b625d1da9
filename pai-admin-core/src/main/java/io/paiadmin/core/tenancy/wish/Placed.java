package io.paiadmin.core.tenancy.wish;

/**
 * A value and the place where somebody wrote it.
 *
 * @param value the value
 * @param at the place, for example {@code policy.yaml:12:7}; empty when there is none
 */
public record Placed<T>(T value, String at) {}
