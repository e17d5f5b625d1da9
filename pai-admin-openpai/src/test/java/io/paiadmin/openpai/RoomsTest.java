package io.paiadmin.openpai;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.paiadmin.api.spi.ClusterConnectorProvider;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;

/** The rooms of the connector, as {@code docs/architecture.md} draws them, and its door. */
class RoomsTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("io.paiadmin.openpai");

  @Test
  void know_only_those_below_them() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("http")
        .definedBy("io.paiadmin.openpai.http")
        .layer("json")
        .definedBy("io.paiadmin.openpai.json")
        .layer("rest")
        .definedBy("io.paiadmin.openpai.rest")
        .layer("wire")
        .definedBy("io.paiadmin.openpai.wire")
        .layer("read")
        .definedBy("io.paiadmin.openpai.read")
        .layer("change")
        .definedBy("io.paiadmin.openpai.change")
        .layer("root")
        .definedBy("io.paiadmin.openpai")
        .whereLayer("http")
        .mayOnlyBeAccessedByLayers("rest", "read", "change", "root")
        .whereLayer("rest")
        .mayOnlyBeAccessedByLayers("read", "change", "root")
        .whereLayer("wire")
        .mayOnlyBeAccessedByLayers("read", "change", "root")
        .whereLayer("read")
        .mayOnlyBeAccessedByLayers("change", "root")
        .whereLayer("change")
        .mayOnlyBeAccessedByLayers("root")
        .whereLayer("root")
        .mayNotBeAccessedByAnyLayer()
        .check(CLASSES);
  }

  @Test
  void the_service_loader_finds_the_connector() {
    assertThat(ServiceLoader.load(ClusterConnectorProvider.class))
        .extracting(ClusterConnectorProvider::id)
        .contains("openpai");
  }
}
