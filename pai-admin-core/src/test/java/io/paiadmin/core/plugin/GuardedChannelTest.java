package io.paiadmin.core.plugin;

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
import io.paiadmin.api.spi.NotificationChannelProvider;
import io.paiadmin.api.spi.PluginContext;
import io.paiadmin.api.spi.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class GuardedChannelTest {
  private static final Notification NOTIFICATION =
      new Notification(
          "n1",
          NotificationKind.REPORT,
          "",
          List.of(new Recipient("Alice", "alice"), new Recipient("Bob", "bob")),
          "subject",
          "text",
          Map.of(),
          null,
          null);

  @Test
  void a_receipt_with_one_delivery_for_each_recipient_comes_back() {
    Receipt receipt = opened(all -> all).send(NOTIFICATION);

    assertThat(receipt.deliveries())
        .extracting(Delivery::recipient)
        .isEqualTo(NOTIFICATION.recipients());
  }

  @Nested
  class AReceiptIsRefused {
    @Test
    void that_leaves_somebody_out() {
      assertBroken(
          all -> all.subList(0, 1), "2 recipients once, in their order; its receipt holds 1");
    }

    @Test
    void that_answers_for_somebody_twice() {
      assertBroken(all -> List.of(all.get(0), all.get(0)), "its receipt holds 2");
      assertBroken(all -> List.of(all.get(0), all.get(1), all.get(1)), "its receipt holds 3");
    }

    @Test
    void that_mixes_the_order_up() {
      assertBroken(all -> List.of(all.get(1), all.get(0)), "in their order");
    }

    private static void assertBroken(UnaryOperator<List<Delivery>> answer, String how) {
      PaiAdminException refusal = refusal(() -> opened(answer).send(NOTIFICATION));

      assertThat(refusal.code()).isEqualTo(StandardErrorCode.PLUGIN_BROKEN);
      assertThat(refusal)
          .hasMessageContaining("channel ops: PLUGIN_BROKEN: channel 'stub' broke its contract in")
          .hasMessageContaining(how)
          .hasMessageNotContaining("alice");
    }
  }

  @Nested
  class AFailure {
    @Test
    void is_the_plug_ins() {
      NotificationChannel channel = opened(all -> Sneaky.raise(new IllegalStateException("no")));

      assertThat(refusal(() -> channel.send(NOTIFICATION)))
          .hasMessageContaining("in send: java.lang.IllegalStateException: no");
    }

    @Test
    void at_opening_is_the_plug_ins() {
      assertThat(refusal(() -> open(null))).hasMessageContaining("in open: it returned null");
    }
  }

  @Test
  void capabilities_come_from_the_channel() {
    assertThat(opened(all -> all).capabilities()).containsExactly(ChannelCapability.THREADS);
  }

  @Test
  void closing_twice_closes_once_and_ends_it() {
    StubChannel stub = new StubChannel(all -> all);
    NotificationChannel channel = open(stub);

    channel.check();
    channel.close();
    channel.close();

    assertThat(stub.calls).containsExactly("check", "close");
    assertThat(refusal(() -> channel.send(NOTIFICATION)))
        .hasMessageContaining("channel ops was closed before send was called");
  }

  private static NotificationChannel opened(UnaryOperator<List<Delivery>> answer) {
    return open(new StubChannel(answer));
  }

  private static NotificationChannel open(NotificationChannel channel) {
    Plugin<NotificationChannelProvider> plugin =
        PluginLoader.of(PluginKind.CHANNEL)
            .withoutSearch()
            .register(new StubChannelProvider(channel))
            .load()
            .get("stub");
    return new Creation(References.of(name -> null))
        .open(plugin, Map.of(), PluginContext.named("ops"));
  }

  private static PaiAdminException refusal(ThrowingCallable call) {
    return catchThrowableOfType(PaiAdminException.class, call);
  }

  private record StubChannelProvider(NotificationChannel channel)
      implements NotificationChannelProvider {
    @Override
    public String id() {
      return "stub";
    }

    @Override
    public NotificationChannel open(Settings settings, PluginContext context) {
      return channel;
    }
  }

  private static final class StubChannel implements NotificationChannel {
    final List<String> calls = new ArrayList<>();
    private final UnaryOperator<List<Delivery>> answer;

    StubChannel(UnaryOperator<List<Delivery>> answer) {
      this.answer = answer;
    }

    @Override
    public Receipt send(Notification notification) {
      Receipt right = Receipt.forAll(notification, Delivery.Outcome.SENT, "");
      return new Receipt(answer.apply(right.deliveries()));
    }

    @Override
    public Set<ChannelCapability> capabilities() {
      return Set.of(ChannelCapability.THREADS);
    }

    @Override
    public void check() {
      calls.add("check");
    }

    @Override
    public void close() {
      calls.add("close");
    }
  }
}
