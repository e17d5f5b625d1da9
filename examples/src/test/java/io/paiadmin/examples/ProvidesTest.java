package io.paiadmin.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.spi.ClusterConnectorProvider;
import io.paiadmin.api.spi.HolidaySource;
import io.paiadmin.api.spi.NotificationChannelProvider;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProvidesTest {
  private static final Path CLASSES = Path.of("target/classes");

  @ParameterizedTest
  @ValueSource(
      classes = {
        ClusterConnectorProvider.class,
        HolidaySource.class,
        NotificationChannelProvider.class
      })
  void module_and_service_file_name_the_same_classes(Class<?> service) throws IOException {
    Path file = CLASSES.resolve("META-INF/services").resolve(service.getName());
    assertThat(provided(service)).hasSize(1).isEqualTo(Files.readAllLines(file));
  }

  private static List<String> provided(Class<?> service) {
    return ModuleFinder.of(CLASSES).findAll().iterator().next().descriptor().provides().stream()
        .filter(provides -> provides.service().equals(service.getName()))
        .map(ModuleDescriptor.Provides::providers)
        .findFirst()
        .orElseThrow();
  }
}
