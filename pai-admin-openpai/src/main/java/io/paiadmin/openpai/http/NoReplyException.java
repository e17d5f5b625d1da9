package io.paiadmin.openpai.http;

/** Says that no whole answer came. */
public final class NoReplyException extends Exception {
  private static final long serialVersionUID = 1L;

  private final Reason reason;
  private final String explanation;

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
   * @param explanation what happened, a part of a sentence without secrets
   */
  NoReplyException(Reason reason, String explanation) {
    super(explanation, null, false, false);
    this.reason = reason;
    this.explanation = explanation;
  }

  /** Returns why there is no answer. */
  public Reason reason() {
    return reason;
  }

  /** Returns what happened, a part of a sentence. */
  public String explanation() {
    return explanation;
  }
}
