package io.paiadmin.examples.channel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.notification.ChannelCapability;
import io.paiadmin.api.notification.Delivery;
import io.paiadmin.api.notification.Notification;
import io.paiadmin.api.notification.NotificationKind;
import io.paiadmin.api.notification.Receipt;
import io.paiadmin.api.notification.Recipient;
import io.paiadmin.api.spi.NotificationChannel;
import io.paiadmin.api.spi.PluginContext;
import io.paiadmin.api.spi.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutboxChannelTest {
  private static final Recipient ALICE = new Recipient("Alice", "alice@example.org");
  private static final Recipient ROOM = new Recipient("", "room-7");

  @TempDir Path folder;

  @Test
  void writes_the_message_as_text_and_answers_for_every_recipient() {
    Receipt receipt = channel().send(notification("welcome-1", "Hello\nTo: eve"));
    assertThat(receipt.deliveries()).extracting(Delivery::recipient).containsExactly(ALICE, ROOM);
    assertThat(receipt.deliveries())
        .extracting(Delivery::outcome)
        .containsOnly(Delivery.Outcome.SENT);
    assertThat(folder.resolve("welcome-1.txt"))
        .hasContent(
            """
            Id: welcome-1
            Kind: WELCOME
            To: Alice <alice@example.org>
            To: <room-7>
            Subject: Hello To: eve

            Welcome.
            """);
  }

  @Test
  void writes_the_same_id_once_from_any_thread_and_any_channel() throws IOException {
    assertThat(channel().capabilities()).containsExactly(ChannelCapability.IDEMPOTENT);
    NotificationChannel channel = channel();
    channel.send(notification("w", "first"));
    IntStream.range(0, 20).parallel().forEach(i -> channel.send(notification("w", "later")));
    Receipt again = channel().send(notification("w", "later"));
    assertThat(again.deliveries()).hasSize(2);
    assertThat(files()).containsExactly("w.txt");
    assertThat(folder.resolve("w.txt")).content().contains("Subject: first");
  }

  @Test
  void keeps_ids_apart_and_files_in_the_folder() throws IOException {
    for (String id : List.of("a", "A", "_41_", "../a", "a/b", "\uD83D\uDE00")) {
      channel().send(notification(id, "Hello"));
    }
    assertThat(files())
        .containsExactlyInAnyOrder(
            "a.txt", "_41_.txt", "_5f_41_5f_.txt", ".._2f_a.txt", "a_2f_b.txt", "_1f600_.txt");
  }

  @Test
  void without_its_folder_nothing_is_sent_and_the_check_says_so() throws IOException {
    channel().check();
    Files.delete(folder);
    PaiAdminException check =
        catchThrowableOfType(PaiAdminException.class, () -> channel().check());
    assertThat(check.code()).isEqualTo(StandardErrorCode.UNAVAILABLE);
    PaiAdminException send =
        catchThrowableOfType(
            PaiAdminException.class, () -> channel().send(notification("w", "Hello")));
    assertThat(send.code()).isEqualTo(StandardErrorCode.UNAVAILABLE);
    assertThat(send).message().doesNotContain("alice", "Welcome");
    Files.createDirectory(folder);
  }

  @Test
  void wrong_settings_are_refused_all_at_once() {
    PaiAdminException refusal =
        catchThrowableOfType(PaiAdminException.class, () -> channel(Map.of("foldr", "x")));
    assertThat(refusal.code()).isEqualTo(StandardErrorCode.INVALID_SETTINGS);
    assertThat(refusal.problems()).hasSize(2);
  }

  private NotificationChannel channel() {
    return channel(Map.of("folder", folder.toString()));
  }

  private static NotificationChannel channel(Map<String, String> settings) {
    return new OutboxChannelProvider().open(Settings.of(settings), PluginContext.named("out"));
  }

  private static Notification notification(String id, String subject) {
    return new Notification(
        id,
        NotificationKind.WELCOME,
        "",
        List.of(ALICE, ROOM),
        subject,
        "Welcome.\n",
        Map.of(),
        null,
        null);
  }

  private List<String> files() throws IOException {
    try (var files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }
}
