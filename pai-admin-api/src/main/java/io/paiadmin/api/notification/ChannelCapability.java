package io.paiadmin.api.notification;

/** What a channel can carry beyond subject and text. */
public enum ChannelCapability {
  /** Shows messages of one thread together. */
  THREADS,
  /** Carries calendar objects. */
  CALENDAR,
  /** Recognises a message that it has taken over before and does not show it twice. */
  IDEMPOTENT
}
