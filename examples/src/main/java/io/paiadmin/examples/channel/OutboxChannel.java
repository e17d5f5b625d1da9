package io.paiadmin.examples.channel;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.notification.ChannelCapability;
import io.paiadmin.api.notification.Delivery;
import io.paiadmin.api.notification.Notification;
import io.paiadmin.api.notification.Receipt;
import io.paiadmin.api.spi.NotificationChannel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Writes one file for each notification, named after its id: the same id is written once, and a
 * file is there whole or not at all. Safe for threads.
 */
final class OutboxChannel implements NotificationChannel {
  private static final Pattern UNSAFE = Pattern.compile("[^a-z0-9.-]");

  private final Path folder;

  OutboxChannel(Path folder) {
    this.folder = folder;
  }

  @Override
  public Set<ChannelCapability> capabilities() {
    return Set.of(ChannelCapability.IDEMPOTENT);
  }

  @Override
  public synchronized Receipt send(Notification notification) {
    Path file = folder.resolve(fileName(notification.id()));
    if (Files.exists(file)) {
      return Receipt.forAll(notification, Delivery.Outcome.SENT, "taken over before");
    }
    write(file, Letter.of(notification));
    return Receipt.forAll(notification, Delivery.Outcome.SENT, "");
  }

  @Override
  public void check() {
    if (!Files.isDirectory(folder) || !Files.isWritable(folder)) {
      throw new PaiAdminException(
          StandardErrorCode.UNAVAILABLE,
          folder + " is not a folder that can be written to",
          "make the folder or change its rights");
    }
  }

  private void write(Path file, String content) {
    try {
      Path draft = file.resolveSibling("." + file.getFileName());
      Files.writeString(draft, content);
      Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new PaiAdminException(
          StandardErrorCode.UNAVAILABLE,
          "the notification cannot be written into " + folder,
          "check the folder, its rights and the room on the disk",
          e);
    }
  }

  /** Different ids have different names, also where a file system takes A for a. */
  private static String fileName(String id) {
    return UNSAFE.matcher(id).replaceAll(each -> "_" + hex(each.group()) + "_") + ".txt";
  }

  private static String hex(String character) {
    return Integer.toHexString(character.codePointAt(0));
  }
}
