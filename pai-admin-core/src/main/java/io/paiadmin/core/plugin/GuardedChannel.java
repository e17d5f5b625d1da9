package io.paiadmin.core.plugin;

import io.paiadmin.api.notification.ChannelCapability;
import io.paiadmin.api.notification.Delivery;
import io.paiadmin.api.notification.Notification;
import io.paiadmin.api.notification.Receipt;
import io.paiadmin.api.notification.Recipient;
import io.paiadmin.api.spi.NotificationChannel;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** A channel behind its boundary, whose receipts are checked. */
final class GuardedChannel implements NotificationChannel {
  private final NotificationChannel channel;
  private final Boundary boundary;

  GuardedChannel(NotificationChannel channel, Boundary boundary) {
    this.channel = channel;
    this.boundary = boundary;
  }

  @Override
  public Receipt send(Notification notification) {
    return boundary.call(
        "send", () -> complete(notification, channel.send(notification)), Answers::receipt);
  }

  @Override
  public Set<ChannelCapability> capabilities() {
    return boundary.call("capabilities", () -> copy(channel.capabilities()));
  }

  @Override
  public void check() {
    boundary.run("check", channel::check);
  }

  @Override
  public void close() {
    boundary.close(channel::close);
  }

  private Receipt complete(Notification notification, Receipt receipt) {
    List<Recipient> answered = receipt.deliveries().stream().map(Delivery::recipient).toList();
    List<Recipient> wanted = notification.recipients();
    if (!answered.equals(wanted)) {
      throw boundary.broken(
          "send",
          ("it must answer for each of the " + wanted.size() + " recipients once, in their order;")
              + (" its receipt holds " + answered.size() + " deliveries"),
          null);
    }
    return receipt;
  }

  private static Set<ChannelCapability> copy(Set<ChannelCapability> capabilities) {
    EnumSet<ChannelCapability> copy = EnumSet.noneOf(ChannelCapability.class);
    copy.addAll(capabilities);
    return Collections.unmodifiableSet(copy);
  }
}
