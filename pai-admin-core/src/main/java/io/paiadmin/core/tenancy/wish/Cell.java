package io.paiadmin.core.tenancy.wish;

/**
 * A share of the hardware in HiveD's terms.
 *
 * @param type the dotted chain of cell types from the pool down, such as {@code A1-POOL.A1-NODE}
 * @param number how many of them, at least 1
 */
public record Cell(String type, int number) {}
