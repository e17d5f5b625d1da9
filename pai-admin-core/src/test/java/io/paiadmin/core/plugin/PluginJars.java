package io.paiadmin.core.plugin;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;

/** A class loader over plug-in jars, whose parent shows classes but lists no providers. */
final class PluginJars extends URLClassLoader {

  private PluginJars(URL[] jars) {
    super("plugin-jars", jars, new WithoutServices());
  }

  static PluginJars of(Path... jars) {
    return new PluginJars(Arrays.stream(jars).map(PluginJar::location).toArray(URL[]::new));
  }

  @Override
  public void close() {
    try {
      super.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class WithoutServices extends ClassLoader {
    WithoutServices() {
      super(PluginJars.class.getClassLoader());
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
      return name.startsWith("META-INF/services/")
          ? Collections.emptyEnumeration()
          : super.getResources(name);
    }
  }
}
