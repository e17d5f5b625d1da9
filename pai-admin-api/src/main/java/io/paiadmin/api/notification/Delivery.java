package io.paiadmin.api.notification;

/**
 * What became of one attempt for one recipient.
 *
 * @param recipient for whom
 * @param outcome what became of it
 * @param detail the other side's answer in short, without addresses or content; possibly empty
 */
public record Delivery(Recipient recipient, Outcome outcome, String detail) {

  /** What became of an attempt. */
  public enum Outcome {
    /** The other side has taken it over. */
    SENT,
    /** Not taken over; another attempt may succeed. */
    TRANSIENT,
    /** Not taken over, and no further attempt will help. */
    PERMANENT,
    /** Handed over without an answer: it may or may not arrive. */
    UNKNOWN
  }
}
