package io.paiadmin.openpai;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;

/** The stub is published, so whoever takes it must not have to take much else. */
class StubDependenciesTest {
  private static final String STUB = "io.paiadmin.openpai.stub..";

  @Test
  void the_stub_needs_the_jdk_jackson_and_the_values_of_the_api_alone() {
    JavaClasses stub = new ClassFileImporter().importPackages("io.paiadmin.openpai.stub");
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            STUB,
            "java..",
            "com.sun.net.httpserver..",
            "com.fasterxml.jackson..",
            "io.paiadmin.api",
            "io.paiadmin.api.cluster",
            "org.jspecify.annotations")
        .check(stub);
  }
}
