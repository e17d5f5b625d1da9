package io.paiadmin.core.builtin;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.notification.Delivery;
import io.paiadmin.api.notification.Notification;
import io.paiadmin.api.notification.Receipt;
import io.paiadmin.api.notification.Recipient;
import io.paiadmin.api.spi.NotificationChannel;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.event.Level;

/** Writes whom a notification is for, its subject and its text; nothing of its model. */
final class LogChannel implements NotificationChannel {
  private final Logger logger;
  private final Level level;

  LogChannel(Logger logger, Level level) {
    this.logger = logger;
    this.level = level;
  }

  @Override
  public Receipt send(Notification notification) {
    logger
        .atLevel(level)
        .log(
            "{} to {}: {}\n{}",
            notification.kind(),
            recipients(notification),
            oneLine(notification.subject()),
            indented(notification.text()));
    return Receipt.forAll(notification, Delivery.Outcome.SENT, "");
  }

  /** Refuses when the logger is set so that nothing would be seen. */
  @Override
  public void check() {
    if (!logger.isEnabledForLevel(level)) {
      throw new PaiAdminException(
          StandardErrorCode.UNAVAILABLE,
          "logger " + logger.getName() + " does not write at level " + level,
          "enable the level in the logging configuration, or choose another level");
    }
  }

  private static String recipients(Notification notification) {
    return notification.recipients().stream()
        .map(LogChannel::recipient)
        .collect(Collectors.joining(", "));
  }

  private static String recipient(Recipient recipient) {
    String address = "<" + recipient.address() + ">";
    return oneLine(recipient.name().isEmpty() ? address : recipient.name() + " " + address);
  }

  /** Keeps a text from looking like further log entries. */
  private static String oneLine(String text) {
    return text.replaceAll("\\R", " ");
  }

  private static String indented(String text) {
    return text.indent(2).stripTrailing();
  }
}
