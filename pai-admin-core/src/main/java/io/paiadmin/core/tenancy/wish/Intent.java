package io.paiadmin.core.tenancy.wish;

/** What a plan is made from: a whole {@link Wish} or a single {@link Edit}. */
public sealed interface Intent permits Wish, Edit {}
