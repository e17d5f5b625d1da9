package io.paiadmin.core.tenancy.access;

/**
 * Something to know about an answer.
 *
 * @param code a stable upper-case code
 * @param text one sentence
 */
public record Caveat(String code, String text) {}
