package io.paiadmin.api.spi;

import io.paiadmin.api.notification.ChannelCapability;
import io.paiadmin.api.notification.Notification;
import io.paiadmin.api.notification.Receipt;
import java.util.Set;

/**
 * A way to reach people. The host may call it from several threads; no method is called after
 * {@link #close()}.
 */
public interface NotificationChannel extends AutoCloseable {

  /**
   * Makes one attempt and says what became of it for every recipient. Retry, deduplication, rate
   * and ordering belong to the host.
   *
   * @return exactly one delivery for each recipient of the notification
   * @throws io.paiadmin.api.PaiAdminException only when nothing was handed over for anybody
   */
  Receipt send(Notification notification);

  /** Says what this channel can carry beyond subject and text; nothing by default. */
  default Set<ChannelCapability> capabilities() {
    return Set.of();
  }

  /**
   * Finds out whether the other side can be reached with these settings, without sending anything.
   * Does nothing by default.
   *
   * @throws io.paiadmin.api.PaiAdminException when it cannot
   */
  default void check() {}

  /** Frees what the channel holds. Closing twice does nothing. */
  @Override
  default void close() {}
}
