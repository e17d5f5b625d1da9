package io.paiadmin.api.notification;

import java.util.List;

/**
 * What became of one attempt to send a notification.
 *
 * @param deliveries exactly one for each recipient, in the notification's order
 */
public record Receipt(List<Delivery> deliveries) {
  /** Copies the list. */
  public Receipt {
    deliveries = List.copyOf(deliveries);
  }

  /** Makes a receipt that gives every recipient the same outcome. */
  public static Receipt forAll(Notification notification, Delivery.Outcome outcome, String detail) {
    return new Receipt(
        notification.recipients().stream()
            .map(recipient -> new Delivery(recipient, outcome, detail))
            .toList());
  }
}
