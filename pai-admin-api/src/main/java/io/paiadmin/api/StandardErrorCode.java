package io.paiadmin.api;

/** The error codes that every host and plug-in understands. */
public enum StandardErrorCode implements ErrorCode {
  /** An argument, a file or a policy is not what it should be. */
  INVALID_INPUT(Blame.CALLER, false),
  /** The settings of a plug-in are incomplete or wrong. */
  INVALID_SETTINGS(Blame.CALLER, false),
  /** The thing named does not exist. */
  NOT_FOUND(Blame.CALLER, false),
  /** The thing exists already, or is not what the caller expected it to be. */
  CONFLICT(Blame.CALLER, false),
  /** The plug-in does not declare the capability that the call needs. */
  UNSUPPORTED(Blame.CALLER, false),
  /** The credentials are missing, wrong or expired. */
  UNAUTHORIZED(Blame.CALLER, false),
  /** The account is known, but may not do this. */
  FORBIDDEN(Blame.CALLER, false),
  /** The other side asks for fewer calls. */
  RATE_LIMITED(Blame.REMOTE, true),
  /** The other side cannot be reached, and nothing was changed. */
  UNAVAILABLE(Blame.REMOTE, true),
  /** The other side answered, but not in a way that makes sense. */
  REMOTE_FAILURE(Blame.REMOTE, false),
  /** The call was sent and no answer came: it may or may not have taken effect. */
  OUTCOME_UNKNOWN(Blame.REMOTE, false),
  /** A plug-in broke its contract. */
  PLUGIN_BROKEN(Blame.PLUGIN, false),
  /** A plug-in that was asked for is not there. */
  PLUGIN_MISSING(Blame.CALLER, false),
  /** A limit of this process was reached. */
  EXHAUSTED(Blame.RESOURCES, true);

  private final Blame blame;
  private final boolean retryable;

  StandardErrorCode(Blame blame, boolean retryable) {
    this.blame = blame;
    this.retryable = retryable;
  }

  @Override
  public Blame blame() {
    return blame;
  }

  @Override
  public boolean retryable() {
    return retryable;
  }
}
