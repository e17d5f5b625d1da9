package io.paiadmin.api;

import java.util.Comparator;

/**
 * Something a person should know: what is wrong, where, and what to do about it.
 *
 * @param severity how much it matters
 * @param code a stable upper-case code such as {@code VC_UNKNOWN}; match on this, never on the text
 * @param at the place, for example {@code policy.yaml:12:7} or {@code cluster prod, group vision};
 *     empty when there is no place
 * @param message one sentence saying what is wrong
 * @param fix one sentence saying what to do; empty when nothing needs doing
 */
public record Problem(Severity severity, String code, String at, String message, String fix) {
  /**
   * Orders problems for people: by place, where numbers count as numbers; within one place the
   * gravest first, then by code and text.
   */
  public static final Comparator<Problem> ORDER =
      Comparator.comparing(Problem::at, new PlaceOrder())
          .thenComparing(Problem::severity, Comparator.reverseOrder())
          .thenComparing(Problem::code)
          .thenComparing(Problem::message);

  /** How much a problem matters, least first. */
  public enum Severity {
    /** Good to know; nothing is wrong. */
    NOTICE,
    /** Work can go on; somebody should look. */
    WARNING,
    /** Work is refused until it is mended. */
    ERROR
  }

  /** Makes a problem that refuses the work. */
  public static Problem error(String code, String at, String message, String fix) {
    return new Problem(Severity.ERROR, code, at, message, fix);
  }

  /** Makes a problem that lets the work go on. */
  public static Problem warning(String code, String at, String message, String fix) {
    return new Problem(Severity.WARNING, code, at, message, fix);
  }

  /** Makes a remark. */
  public static Problem notice(String code, String at, String message, String fix) {
    return new Problem(Severity.NOTICE, code, at, message, fix);
  }

  /** Returns the same problem, found at another place. */
  public Problem movedTo(String place) {
    return new Problem(severity, code, place, message, fix);
  }

  /** Tells whether this problem refuses the work. */
  public boolean isError() {
    return severity == Severity.ERROR;
  }

  /** Returns the problem on one line: place, code, sentence, fix. */
  @Override
  public String toString() {
    String place = at.isEmpty() ? "" : at + ": ";
    String advice = fix.isEmpty() ? "" : " Fix: " + fix;
    return place + code + ": " + message + advice;
  }
}
