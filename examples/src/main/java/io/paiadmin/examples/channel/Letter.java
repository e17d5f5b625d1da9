package io.paiadmin.examples.channel;

import io.paiadmin.api.notification.Notification;
import io.paiadmin.api.notification.Recipient;

/** A notification as text for people. */
final class Letter {
  private Letter() {}

  /** Returns head lines, an empty line and the text. */
  static String of(Notification notification) {
    StringBuilder letter = new StringBuilder();
    head(letter, "Id", notification.id());
    head(letter, "Kind", notification.kind().name());
    notification.recipients().forEach(recipient -> head(letter, "To", name(recipient)));
    head(letter, "Subject", notification.subject());
    return letter.append('\n').append(notification.text().stripTrailing()).append('\n').toString();
  }

  /** Keeps a text from looking like further lines. */
  private static void head(StringBuilder letter, String key, String text) {
    letter.append(key).append(": ").append(text.replaceAll("\\R", " ")).append('\n');
  }

  private static String name(Recipient recipient) {
    String address = "<" + recipient.address() + ">";
    return recipient.name().isEmpty() ? address : recipient.name() + " " + address;
  }
}
