package io.paiadmin.core.plugin;

import java.net.URL;
import java.security.CodeSource;
import org.jspecify.annotations.Nullable;

/** Tells where a provider comes from, so that people know which jar to look at. */
final class Origin {
  private Origin() {}

  /** Returns class and location as {@code com.example.Foo (file:/opt/foo.jar)}. */
  static String of(Object provider) {
    return provider.getClass().getName() + " (" + location(provider) + ")";
  }

  /** Returns the jar or the folder of classes as a URL, or words that say it is unknown. */
  static String location(Object provider) {
    CodeSource source = provider.getClass().getProtectionDomain().getCodeSource();
    @Nullable URL location = source == null ? null : source.getLocation();
    return location == null ? "location unknown" : location.toString();
  }
}
