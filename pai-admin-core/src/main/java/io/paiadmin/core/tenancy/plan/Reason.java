package io.paiadmin.core.tenancy.plan;

/**
 * Why a step is in a plan.
 *
 * @param code the rule, a stable upper-case code
 * @param at the place in the policy, or the change asked for
 * @param text the rule applied to this case, in words
 */
public record Reason(String code, String at, String text) {}
