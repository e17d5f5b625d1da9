package io.paiadmin.core.time.oracle;

/**
 * Some minutes of a day.
 *
 * @param from the first one, from 0
 * @param until the first one after them, up to 1,440
 */
public record Minutes(int from, int until) {
  boolean contain(int minute) {
    return from <= minute && minute < until;
  }
}
