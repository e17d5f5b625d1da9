package io.paiadmin.core.plugin;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** Reads the service files of a class path, to tell people which jar lists a broken provider. */
final class ServiceFiles {
  private ServiceFiles() {}

  /** Returns the class names listed for a service, each with a file that lists it. */
  static Map<String, String> read(Class<?> service, ClassLoader loader) {
    Map<String, String> listed = new TreeMap<>();
    try {
      for (URL file :
          Collections.list(loader.getResources("META-INF/services/" + service.getName()))) {
        read(file, listed);
      }
    } catch (IOException | IllegalStateException e) {
      // The file is only read to improve a message; the failure itself is reported anyway.
      return listed;
    }
    return listed;
  }

  private static void read(URL file, Map<String, String> listed) throws IOException {
    URLConnection connection = file.openConnection();
    connection.setUseCaches(false); // a cached jar would stay open and locked
    try (InputStream stream = connection.getInputStream()) {
      new String(stream.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(line -> line.replaceFirst("#.*", "").strip())
          .filter(name -> !name.isEmpty())
          .forEach(name -> listed.putIfAbsent(name, file.toString()));
    }
  }
}
