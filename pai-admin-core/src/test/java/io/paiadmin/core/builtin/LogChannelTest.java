package io.paiadmin.core.builtin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.notification.Delivery;
import io.paiadmin.api.notification.Notification;
import io.paiadmin.api.notification.NotificationKind;
import io.paiadmin.api.notification.Receipt;
import io.paiadmin.api.notification.Recipient;
import io.paiadmin.api.spi.NotificationChannel;
import io.paiadmin.api.spi.PluginContext;
import io.paiadmin.api.spi.Settings;
import io.paiadmin.api.spi.SpiVersion;
import io.paiadmin.core.plugin.CapturedLog;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class LogChannelTest {
  private static final String LOGGER = "io.paiadmin.notifications";

  @Nested
  class Sending {
    @Test
    void writes_recipients_subject_and_text_and_nothing_of_the_model() {
      assertThat(written(Map.of(), notification("Hello", "one\ntwo\n")))
          .isEqualTo(
              "[main] INFO io.paiadmin.notifications - REPORT to Alice <alice@example.org>, <ops>:"
                  + " Hello\n  one\n  two\n");
    }

    @Test
    void says_sent_for_everybody() {
      Notification notification = notification("Hello", "text");
      Receipt receipt = open(Map.of("level", "debug")).send(notification);

      assertThat(receipt).isEqualTo(Receipt.forAll(notification, Delivery.Outcome.SENT, ""));
    }

    @Test
    void keeps_a_text_from_looking_like_another_entry() {
      String forged = "x\n[main] ERROR root - forged";

      assertThat(written(Map.of(), notification(forged, forged)).lines())
          .noneMatch(line -> line.startsWith("[main] ERROR"));
    }

    @Test
    void takes_the_level_and_the_logger_of_the_settings() {
      Map<String, String> settings = Map.of("level", "warn", "logger", "my.log");
      try (CapturedLog log = CapturedLog.of("my.log")) {
        open(settings).send(notification("Hello", "text"));

        assertThat(log.text()).contains("WARN my.log - REPORT to");
      }
    }
  }

  @Nested
  class Checking {
    @Test
    void passes_when_the_logger_writes() {
      assertThatCode(open(Map.of("level", "warn"))::check).doesNotThrowAnyException();
    }

    @Test
    void refuses_when_nothing_would_be_seen() {
      NotificationChannel channel = open(Map.of("level", "debug"));
      PaiAdminException refusal = catchThrowableOfType(PaiAdminException.class, channel::check);

      assertThat(refusal.code()).isEqualTo(StandardErrorCode.UNAVAILABLE);
      assertThat(refusal).hasMessageContaining(LOGGER + " does not write at level DEBUG");
    }
  }

  @Test
  void wrong_settings_are_refused_at_once() {
    PaiAdminException refusal =
        catchThrowableOfType(
            PaiAdminException.class, () -> open(Map.of("level", "loud", "colour", "red")));

    assertThat(refusal.problems())
        .extracting(Problem::at)
        .containsExactly("setting colour", "setting level");
  }

  @Test
  void the_provider_is_of_this_version_and_has_no_secrets() {
    LogChannelProvider provider = new LogChannelProvider();

    assertThat(provider.id()).isEqualTo("log");
    assertThat(provider.apiVersion()).isEqualTo(SpiVersion.CURRENT);
    assertThat(provider.secretSettings()).isEmpty();
  }

  private static String written(Map<String, String> settings, Notification notification) {
    try (CapturedLog log = CapturedLog.of(LOGGER)) {
      open(settings).send(notification);
      return log.text();
    }
  }

  private static NotificationChannel open(Map<String, String> settings) {
    return new LogChannelProvider().open(Settings.of(settings), PluginContext.named("ops"));
  }

  private static Notification notification(String subject, String text) {
    return new Notification(
        "n1",
        NotificationKind.REPORT,
        "",
        List.of(new Recipient("Alice", "alice@example.org"), new Recipient("", "ops")),
        subject,
        text,
        Map.of("password", "marker"),
        null,
        null);
  }
}
