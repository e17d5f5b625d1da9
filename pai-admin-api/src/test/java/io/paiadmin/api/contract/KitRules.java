package io.paiadmin.api.contract;

import io.paiadmin.api.kit.ClusterConnectorContract;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The kit's tests, found by looking through its classes. */
final class KitRules {
  private KitRules() {}

  /** Returns the display name of every test of the kit; empty for one that has none. */
  static List<String> testNames() throws IOException, URISyntaxException {
    return classes().stream().flatMap(KitRules::tests).map(KitRules::name).toList();
  }

  /** Returns the display name of every test that a plug-in gets by extending a class. */
  static List<String> testNames(Class<?> contract) {
    return nested(contract).stream().flatMap(KitRules::tests).map(KitRules::name).toList();
  }

  /** Returns the classes that hold tests and that plug-ins do not extend. */
  static List<Class<?>> sections() throws IOException, URISyntaxException {
    return classes().stream()
        .filter(each -> !Modifier.isPublic(each.getModifiers()))
        .filter(each -> tests(each).findAny().isPresent())
        .toList();
  }

  /** Returns the sections that run when a plug-in extends a class. */
  static List<Class<?>> nested(Class<?> contract) {
    return Arrays.stream(contract.getDeclaredClasses())
        .filter(each -> each.isAnnotationPresent(Nested.class))
        .<Class<?>>map(Class::getSuperclass)
        .toList();
  }

  private static List<Class<?>> classes() throws IOException, URISyntaxException {
    Class<?> kit = ClusterConnectorContract.class;
    Path root = Path.of(kit.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (Stream<Path> files = Files.list(root.resolve(kit.getPackageName().replace('.', '/')))) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".class"))
          .map(name -> kit.getPackageName() + "." + name.replace(".class", ""))
          .<Class<?>>map(KitRules::named)
          .toList();
    }
  }

  private static Stream<Method> tests(Class<?> type) {
    return Arrays.stream(type.getDeclaredMethods())
        .filter(method -> method.isAnnotationPresent(Test.class));
  }

  private static Class<?> named(String className) {
    try {
      return Class.forName(className);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(className, e);
    }
  }

  private static String name(Method test) {
    DisplayName name = test.getAnnotation(DisplayName.class);
    return name == null ? "" : name.value();
  }
}
