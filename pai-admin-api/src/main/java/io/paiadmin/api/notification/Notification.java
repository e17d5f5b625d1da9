package io.paiadmin.api.notification;

import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A message for people. A channel that knows nothing else can print subject and text.
 *
 * @param id identifies the message for good: the same id is the same message, however often sent
 * @param kind what it is about
 * @param thread messages with the same key belong together; empty for none
 * @param recipients whom it is for, at least one
 * @param subject one line
 * @param text the whole message as plain text
 * @param model flat values for channels that have templates of their own
 * @param calendar a calendar object to go with it, or null
 * @param expires when it is no longer worth sending, or null for never
 */
public record Notification(
    String id,
    NotificationKind kind,
    String thread,
    List<Recipient> recipients,
    String subject,
    String text,
    Map<String, String> model,
    @Nullable CalendarPart calendar,
    @Nullable Instant expires) {

  /** Copies the collections and checks that somebody is meant. */
  public Notification {
    recipients = List.copyOf(recipients);
    model = Collections.unmodifiableMap(new TreeMap<>(model));
    if (recipients.isEmpty()) {
      throw new IllegalArgumentException("notification " + id + " has no recipient");
    }
  }
}
