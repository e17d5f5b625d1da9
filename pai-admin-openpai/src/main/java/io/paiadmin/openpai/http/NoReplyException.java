package io.paiadmin.openpai.http;

/** Says that no whole answer came. */
public final class NoReplyException extends Exception {
  private static final long serialVersionUID = 1L;

  private final Reason reason;
  private final String explanation;
  private final String fix;

  /** Why there is no answer. */
  public enum Reason {
    /** Nothing was sent. */
    NOT_SENT,
    /** The connection broke; the request may have been carried out. */
    BROKEN,
    /** This side no longer waits; the request may have been carried out. */
    GIVEN_UP,
    /** The answer is larger than what is taken. */
    TOO_LARGE
  }

  /**
   * Makes an exception.
   *
   * @param explanation what happened, a sentence without its end and without secrets
   * @param fix what to do about it
   */
  NoReplyException(Reason reason, String explanation, String fix) {
    super(explanation, null, false, false);
    this.reason = reason;
    this.explanation = explanation;
    this.fix = fix;
  }

  /** Returns why there is no answer. */
  public Reason reason() {
    return reason;
  }

  /** Returns what happened, a sentence without its end. */
  public String explanation() {
    return explanation;
  }

  /** Returns what to do about it. */
  public String fix() {
    return fix;
  }
}
