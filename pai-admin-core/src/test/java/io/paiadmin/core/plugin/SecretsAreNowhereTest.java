package io.paiadmin.core.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Secret;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.Capability;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.UserChange;
import io.paiadmin.api.cluster.UserChange.CreateUser;
import io.paiadmin.api.notification.Notification;
import io.paiadmin.api.notification.NotificationKind;
import io.paiadmin.api.notification.Recipient;
import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.api.spi.ClusterConnectorProvider;
import io.paiadmin.api.spi.PluginContext;
import io.paiadmin.api.spi.Settings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Plants one secret, lets everything go wrong that can, and scans all that is printed or logged.
 */
class SecretsAreNowhereTest {
  private static final String MARKER = "m4rker-of-a-secret";
  private static final Set<String> KEYS = Set.of("password");

  @TempDir Path folder;

  private final CapturedLog log =
      CapturedLog.of(
          PluginLoader.class.getName(), "io.paiadmin.notifications", "ROOT", "io.paiadmin");
  private final List<String> output = new ArrayList<>();
  private final References references = References.of(Map.of("MARKER", MARKER)::get);
  private final Creation creation = new Creation(references);

  @BeforeEach
  void write_the_secret() throws IOException {
    Files.writeString(folder.resolve("token"), MARKER + "\n");
    Files.write(
        folder.resolve("broken"), (MARKER + "\u00ff").getBytes(StandardCharsets.ISO_8859_1));
  }

  @AfterEach
  void scan() {
    String logged = log.text();
    log.close();
    assertThat(output).isNotEmpty().noneMatch(text -> text.contains(MARKER));
    assertThat(logged).doesNotContain(MARKER);
  }

  @Test
  void in_settings_secrets_and_contexts() {
    Settings settings =
        references.settings(
            SettingValue.of(Map.of("password", "${env:MARKER}", "url", "${file:token}")),
            KEYS,
            folder);

    print(settings, settings.find("password"), settings.find("url"), Secret.of(MARKER));
    print(creation, references, context(), Masking.of(settings, KEYS));
    assertThat(output.get(0)).isEqualTo("{password=***, url=***}");
  }

  @Test
  void in_faults_of_settings() {
    for (String text :
        List.of(MARKER, "${" + MARKER + "}", "x${env:" + MARKER + "}", "${file:broken}")) {
      print(refused(Map.of("password", text), (s, c) -> new StubConnector()));
    }
    print(refused(secret(), (s, c) -> s.read(from -> number(from.integer("password", 1, 1, 9)))));
    print(refused(secret(), (s, c) -> s.read(from -> number(from.flag("password", true)))));
  }

  @Test
  void in_what_a_plug_in_throws_when_it_connects() {
    for (Function<String, Throwable> thrown : throwables()) {
      print(
          refused(
              secret(),
              (s, c) -> Sneaky.raise(thrown.apply(s.find("password").orElseThrow().reveal()))));
    }
    assertThat(output).anyMatch(text -> text.contains("refused ***"));
  }

  @Test
  void in_what_a_connector_throws_later() {
    for (Function<String, Throwable> thrown : throwables()) {
      ClusterConnector connector =
          connect(secret(), (s, c) -> new Failing(thrown.apply(s.find("password").get().reveal())));

      print(catchThrowableOfType(PaiAdminException.class, connector::read));
      print(catchThrowableOfType(PaiAdminException.class, connector::close), connector);
    }
  }

  @Test
  void in_what_a_connector_tells() {
    ClusterConnector connector =
        connect(secret(), (s, c) -> new LeakyConnector(s.find("password").get().reveal()));

    print(connector.info(), connector.read());
    assertThat(output).anyMatch(text -> text.contains("version=v1 ***, "));
    assertThat(output).anyMatch(text -> text.contains("account=of ***, "));
    assertThat(output).anyMatch(text -> text.contains("at ***: ODD: has *** Fix: cut ***"));
  }

  @Test
  void in_what_a_connector_throws_about_the_password_of_a_new_user() {
    for (Function<String, Throwable> thrown : throwables()) {
      ClusterConnector connector = connect(Map.of(), (s, c) -> new Refusing(thrown));
      UserChange change = new CreateUser("alice", "", Secret.of(MARKER));

      print(catchThrowableOfType(PaiAdminException.class, () -> connector.apply(change)));
    }
    assertThat(output).anyMatch(text -> text.contains("refused ***"));
  }

  @Test
  void in_the_receipt_of_a_channel() {
    var channel =
        creation.open(
            LeakyChannelProvider.plugin(),
            SettingValue.of(Map.of("password", "${env:MARKER}")),
            context());

    print(channel.send(notification()));
    assertThat(output).anyMatch(text -> text.contains("detail=refused ***"));
  }

  @Test
  void in_what_the_loader_and_the_log_channel_say() {
    Plugins<?> plugins = PluginLoader.of(PluginKind.CHANNEL).load();
    print(plugins, plugins.all(), plugins.problems());
    var channel =
        creation.open(
            PluginLoader.of(PluginKind.CHANNEL).load().get("log"),
            SettingValue.of(Map.of("logger", "io.paiadmin.notifications")),
            context());
    print(channel, channel.send(notification()));
    assertThat(log.text()).contains("plug-ins: 1: log for SPI version", "REPORT to <ops>: subject");
  }

  @Test
  void in_the_plug_in_that_was_made_with_it() {
    StubProvider provider = StubProvider.connecting((s, c) -> new StubConnector());
    print(
        provider.plugin(),
        creation.connect(provider.plugin(), SettingValue.of(secret()), context()));
  }

  private static List<Function<String, Throwable>> throwables() {
    return List.of(
        secret -> new IllegalStateException("refused " + secret),
        secret -> new NoClassDefFoundError("refused " + secret),
        secret -> new IllegalStateException("outer", new IOException("refused " + secret)),
        secret -> new UncheckedIOException(new IOException("refused " + secret)),
        secret -> suppressing(new IllegalStateException("refused " + secret)),
        secret ->
            new PaiAdminException(StandardErrorCode.UNAUTHORIZED, "refused " + secret, secret),
        secret ->
            new PaiAdminException(
                StandardErrorCode.UNAVAILABLE, "gone", "", new IOException("refused " + secret)));
  }

  private static Throwable suppressing(Throwable suppressed) {
    Throwable outer = new IllegalStateException("outer");
    outer.addSuppressed(suppressed);
    return outer;
  }

  private static Map<String, String> secret() {
    return Map.of("password", "${env:MARKER}");
  }

  private static ClusterConnector number(Object value) {
    throw new IllegalArgumentException(String.valueOf(value));
  }

  private PaiAdminException refused(
      Map<String, String> texts, BiFunction<Settings, PluginContext, ClusterConnector> connecting) {
    PaiAdminException refusal =
        catchThrowableOfType(PaiAdminException.class, () -> connect(texts, connecting));
    assertThat(refusal).isNotNull();
    return refusal;
  }

  private ClusterConnector connect(
      Map<String, String> texts, BiFunction<Settings, PluginContext, ClusterConnector> connecting) {
    Plugin<ClusterConnectorProvider> plugin = StubProvider.connecting(connecting).plugin();
    return creation.connect(plugin, SettingValue.of(texts), context());
  }

  private PluginContext context() {
    return new HostContext("prod", folder, Clock.systemUTC());
  }

  private void print(Object... things) {
    for (Object thing : things) {
      output.add(String.valueOf(thing));
      if (thing instanceof PaiAdminException thrown) {
        output.add(thrown.problems().toString());
        output.add(Throwables.trace(thrown));
      }
    }
  }

  private static Notification notification() {
    return new Notification(
        "n1",
        NotificationKind.REPORT,
        "",
        List.of(new Recipient("", "ops")),
        "subject",
        "text",
        Map.of("password", MARKER),
        null,
        null);
  }

  private static final class Failing extends StubConnector {
    private final Throwable thrown;

    Failing(Throwable thrown) {
      this.thrown = thrown;
    }

    @Override
    public ClusterState read() {
      return Sneaky.raise(thrown);
    }

    @Override
    public void close() {
      Sneaky.raise(thrown);
    }
  }

  private static final class Refusing extends StubConnector {
    private final Function<String, Throwable> thrown;

    Refusing(Function<String, Throwable> thrown) {
      super(Capability.CREATE_USER);
      this.thrown = thrown;
    }

    @Override
    public void apply(ClusterChange change) {
      Sneaky.raise(thrown.apply(((CreateUser) change).password().reveal()));
    }
  }
}
