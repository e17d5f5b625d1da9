package io.paiadmin.core.plugin;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;

class OneOwnerOfServiceLoaderTest {
  private static final JavaClasses CORE =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("io.paiadmin.core");

  @Test
  void nobody_else_touches_it() {
    noClasses()
        .that()
        .doNotBelongToAnyOf(Discovery.class)
        .should()
        .dependOnClassesThat()
        .belongToAnyOf(ServiceLoader.class)
        .check(CORE);
  }

  @Test
  void the_owner_does_and_was_looked_at() {
    assertThat(CORE.get(Discovery.class).getDirectDependenciesFromSelf())
        .anyMatch(dependency -> dependency.getTargetClass().isEquivalentTo(ServiceLoader.class));
  }
}
