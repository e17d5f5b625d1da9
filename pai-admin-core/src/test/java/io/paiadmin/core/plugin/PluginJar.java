package io.paiadmin.core.plugin;

import io.paiadmin.api.spi.ClusterConnectorProvider;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/** A jar with connector providers, compiled and packed in the test. */
final class PluginJar {
  private final Path folder;
  private final String name;
  private final List<Path> sources = new ArrayList<>();
  private final List<String> listed = new ArrayList<>();
  private final Set<String> left = new TreeSet<>();

  private PluginJar(Path folder, String name) {
    this.folder = folder;
    this.name = name;
  }

  static PluginJar in(Path folder, String name) {
    return new PluginJar(folder, name);
  }

  /** Adds a provider with an id that works, in package {@code p}. */
  PluginJar good(String simpleName, String id) {
    return provider(simpleName, "public String id() { return \"" + id + "\"; }");
  }

  /** Adds a provider whose body, apart from {@code connect}, is the one given. */
  PluginJar provider(String simpleName, String body) {
    return provider(simpleName, "", body);
  }

  PluginJar provider(String simpleName, String superclass, String body) {
    String heading = superclass.isEmpty() ? "" : " extends " + superclass;
    return source(
            simpleName,
            heading
                + " implements io.paiadmin.api.spi.ClusterConnectorProvider { "
                + body
                + " public io.paiadmin.api.spi.ClusterConnector connect("
                + "io.paiadmin.api.spi.Settings s, io.paiadmin.api.spi.PluginContext c) {"
                + " return null; } }")
        .listing("p." + simpleName);
  }

  /** Adds a class of package {@code p} that is not listed. */
  PluginJar source(String simpleName, String rest) {
    Path file = folder.resolve(name + "-src/p/" + simpleName + ".java");
    write(file, "package p; public class " + simpleName + rest);
    sources.add(file);
    return this;
  }

  /** Lists a class name, whether or not there is such a class. */
  PluginJar listing(String className) {
    listed.add(className);
    return this;
  }

  /** Leaves a compiled class out of the jar. */
  PluginJar without(String simpleName) {
    left.add(simpleName + ".class");
    return this;
  }

  Path pack() {
    Path jar = folder.resolve(name + ".jar");
    Path classes = compiled();
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file);
        Stream<Path> found = Files.walk(classes)) {
      String services = "META-INF/services/" + ClusterConnectorProvider.class.getName();
      put(out, services, String.join("\n", listed).getBytes(StandardCharsets.UTF_8));
      for (Path path : found.filter(this::isPacked).sorted().toList()) {
        String entry = classes.relativize(path).toString().replace(File.separatorChar, '/');
        put(out, entry, Files.readAllBytes(path));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return jar;
  }

  /** Returns where the classes of a jar come from. */
  static URL location(Path jar) {
    try {
      return jar.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new UncheckedIOException(e);
    }
  }

  private boolean isPacked(Path path) {
    return Files.isRegularFile(path) && !left.contains(path.getFileName().toString());
  }

  private Path compiled() {
    Path classes = folder.resolve(name + "-classes");
    create(classes);
    if (!sources.isEmpty()) {
      compile(classes);
    }
    return classes;
  }

  private void compile(Path classes) {
    StringWriter complaints = new StringWriter();
    PrintWriter out = new PrintWriter(complaints);
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "-d", classes.toString(), "-cp", apiLocation(), "-proc:none", "--release", "17"));
    sources.forEach(source -> arguments.add(source.toString()));
    ToolProvider javac = ToolProvider.findFirst("javac").orElseThrow();
    if (javac.run(out, out, arguments.toArray(String[]::new)) != 0) {
      throw new IllegalStateException(complaints.toString());
    }
  }

  private static String apiLocation() {
    try {
      return Path.of(
              ClusterConnectorProvider.class
                  .getProtectionDomain()
                  .getCodeSource()
                  .getLocation()
                  .toURI())
          .toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void put(JarOutputStream out, String name, byte[] content) throws IOException {
    out.putNextEntry(new JarEntry(name));
    out.write(content);
    out.closeEntry();
  }

  private static void write(Path file, String text) {
    create(file.getParent());
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void create(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
