package io.paiadmin.examples;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.spi.ClusterConnectorProvider;
import io.paiadmin.api.spi.HolidaySource;
import io.paiadmin.api.spi.NotificationChannelProvider;
import io.paiadmin.core.plugin.PluginKind;
import io.paiadmin.core.plugin.PluginLoader;
import io.paiadmin.core.plugin.Plugins;
import io.paiadmin.core.report.PluginsReport;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Lists the plug-ins that are found, and what is wrong with the others. */
final class PluginsProgram implements Program {
  @Override
  public String name() {
    return "plugins";
  }

  @Override
  public String usage() {
    return "[JAR...] [--json]";
  }

  @Override
  public String summary() {
    return "lists the plug-ins found, also those in further jars, and what is wrong with others";
  }

  @Override
  public Set<String> options() {
    return Set.of();
  }

  @Override
  public Exit run(Arguments arguments, Console console) {
    ClassLoader parent = PluginsProgram.class.getClassLoader();
    try (URLClassLoader loader = new URLClassLoader(urls(arguments.files()), parent)) {
      return list(loader, arguments, console);
    } catch (IOException e) {
      throw new PaiAdminException(
          StandardErrorCode.UNAVAILABLE, "the jars cannot be read", "check the paths", e);
    }
  }

  private static Exit list(ClassLoader loader, Arguments arguments, Console console) {
    Plugins<ClusterConnectorProvider> connectors =
        PluginLoader.of(PluginKind.CONNECTOR).searching(loader).load();
    Plugins<NotificationChannelProvider> channels =
        PluginLoader.of(PluginKind.CHANNEL).searching(loader).load();
    Plugins<HolidaySource> holidays = PluginLoader.of(PluginKind.HOLIDAYS).searching(loader).load();
    console
        .out()
        .print(
            arguments.json()
                ? PluginsReport.json(connectors, channels, holidays)
                : PluginsReport.text(connectors, channels, holidays));
    return Exit.doneIf(
        Stream.of(connectors, channels, holidays)
            .flatMap(plugins -> plugins.problems().stream())
            .noneMatch(Problem::isError));
  }

  private static URL[] urls(List<Path> jars) throws MalformedURLException {
    URL[] urls = new URL[jars.size()];
    for (int i = 0; i < urls.length; i++) {
      urls[i] = existing(jars.get(i)).toUri().toURL();
    }
    return urls;
  }

  /** A class loader would take anything else for an empty jar, without a word. */
  private static Path existing(Path jar) {
    boolean isJar = Files.isRegularFile(jar) && jar.toString().endsWith(".jar");
    if (!isJar && !Files.isDirectory(jar)) {
      throw new PaiAdminException(
          StandardErrorCode.INVALID_INPUT,
          jar + " is no jar and no folder of classes",
          "check the path");
    }
    return jar;
  }
}
