package io.paiadmin.api.contract;

import io.paiadmin.api.kit.ClusterConnectorContract;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The names of the kit's tests, found by looking through its classes. */
final class KitRules {
  private KitRules() {}

  /** Returns the display name of every test of the kit; empty for one that has none. */
  static List<String> testNames() throws IOException, URISyntaxException {
    Class<?> kit = ClusterConnectorContract.class;
    Path root = Path.of(kit.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (Stream<Path> files = Files.list(root.resolve(kit.getPackageName().replace('.', '/')))) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".class"))
          .map(name -> kit.getPackageName() + "." + name.replace(".class", ""))
          .flatMap(KitRules::tests)
          .map(KitRules::name)
          .toList();
    }
  }

  private static Stream<Method> tests(String className) {
    try {
      return Arrays.stream(Class.forName(className).getDeclaredMethods())
          .filter(method -> method.isAnnotationPresent(Test.class));
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(className, e);
    }
  }

  private static String name(Method test) {
    DisplayName name = test.getAnnotation(DisplayName.class);
    return name == null ? "" : name.value();
  }
}
