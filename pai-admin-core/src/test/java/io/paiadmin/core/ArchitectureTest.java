package io.paiadmin.core;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import com.tngtech.archunit.library.GeneralCodingRules;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The rooms of the house")
class ArchitectureTest {
  private static final String API = "io.paiadmin.api..";
  private static final String[] PURE = {
    "io.paiadmin.core.rotation..",
    "io.paiadmin.core.sla..",
    "io.paiadmin.core.tenancy..",
    "io.paiadmin.core.text..",
    "io.paiadmin.core.time.."
  };

  /** The packages of the api that hold values, and nothing that plug-ins implement. */
  private static final String[] VALUES = {
    "io.paiadmin.api",
    "io.paiadmin.api.calendar",
    "io.paiadmin.api.cluster",
    "io.paiadmin.api.notification"
  };

  /** What a pure package may use besides itself and the api: plain values of the JDK. */
  private static final String[] HARMLESS = {
    "java.lang",
    "java.lang.invoke",
    "java.lang.runtime",
    "java.math",
    "java.time",
    "java.time.format",
    "java.time.temporal",
    "java.time.zone",
    "java.util",
    "java.util.function",
    "java.util.regex",
    "java.util.stream",
    "java.security",
    "java.nio.charset",
    "org.jspecify.annotations"
  };

  private static final JavaClasses HOUSE =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .withImportOption(location -> !location.contains("/io/paiadmin/api/kit/"))
          .importPackages("io.paiadmin.api", "io.paiadmin.core");

  @Test
  void pure_packages_use_values_alone() {
    holds(
        classes()
            .that(resideInAnyPackage(PURE))
            .should()
            .onlyDependOnClassesThat(
                resideInAnyPackage(HARMLESS)
                    .or(resideInAnyPackage(PURE))
                    .or(resideInAnyPackage(VALUES))
                    .or(DescribedPredicate.describe("are primitive", JavaClass::isPrimitive))
                    .or(DescribedPredicate.describe("are arrays", JavaClass::isArray))));
  }

  @Test
  void pure_packages_know_no_clock_no_chance_and_no_thread() {
    holds(
        noClasses()
            .that(resideInAnyPackage(PURE))
            .should()
            .dependOnClassesThat()
            .haveNameMatching(
                "java\\.(time\\.Clock|util\\.(Random|UUID|Timer|concurrent\\..*|random\\..*)"
                    + "|lang\\.(Thread|System|Process.*|Runtime)|security\\.SecureRandom)"));
  }

  @Test
  void the_api_knows_the_jdk_alone() {
    holds(
        classes()
            .that(resideInAPackage(API))
            .should()
            .onlyDependOnClassesThat(
                resideInAnyPackage(API, "java..", "org.jspecify.annotations")
                    .or(DescribedPredicate.describe("are primitive", JavaClass::isPrimitive))
                    .or(DescribedPredicate.describe("are arrays", JavaClass::isArray))));
  }

  @Test
  void values_of_the_api_do_not_know_the_interfaces_of_plugins() {
    holds(
        noClasses()
            .that(resideInAnyPackage(VALUES))
            .should()
            .dependOnClassesThat(resideInAPackage("io.paiadmin.api.spi")));
  }

  @Test
  void a_room_knows_those_alone_that_the_table_names() {
    LayeredArchitecture rooms = layeredArchitecture().consideringOnlyDependenciesInLayers();
    for (Room room : Room.all()) {
      rooms = rooms.layer(room.name()).definedBy(room.packages());
    }
    for (Room room : Room.all()) {
      rooms = allow(room, rooms.whereLayer(room.name()));
    }
    holds(rooms);
  }

  @Test
  void a_room_stands_below_all_that_it_knows() {
    List<String> above = new ArrayList<>();
    for (Room room : Room.all()) {
      assertThat(above).as(room.name()).containsAll(room.known());
      above.add(room.name());
    }
  }

  @Test
  void the_table_names_every_room() {
    holds(
        classes()
            .that(resideInAPackage("io.paiadmin.core.."))
            .should()
            .resideInAnyPackage(Room.all().stream().map(Room::packages).toArray(String[]::new)));
  }

  @Test
  void the_inner_rooms_of_tenancy_are_used_by_tenancy_alone() {
    String[] inner = {
      "io.paiadmin.core.tenancy.name..",
      "io.paiadmin.core.tenancy.rule..",
      "io.paiadmin.core.tenancy.draft..",
      "io.paiadmin.core.tenancy.step.."
    };
    holds(
        classes()
            .that(resideInAnyPackage(inner))
            .should()
            .onlyHaveDependentClassesThat(resideInAPackage("io.paiadmin.core.tenancy..")));
  }

  @Test
  void no_package_is_part_of_a_circle() {
    holds(slices().matching("io.paiadmin.(**)").should().beFreeOfCycles());
  }

  @Test
  void no_package_knows_the_entry_point() {
    holds(
        noClasses()
            .that(resideInAPackage("io.paiadmin.core.."))
            .and(DescribedPredicate.not(resideInAPackage("io.paiadmin.core")))
            .should()
            .dependOnClassesThat(resideInAPackage("io.paiadmin.core")));
  }

  @Test
  void nobody_writes_to_the_standard_streams() {
    holds(GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS);
  }

  @Test
  void nobody_logs_past_slf4j() {
    holds(GeneralCodingRules.NO_CLASSES_SHOULD_USE_JAVA_UTIL_LOGGING);
  }

  @Test
  void jackson_stays_where_files_and_json_are() {
    holds(
        noClasses()
            .that(resideInAPackage("io.paiadmin.core.."))
            .and(
                DescribedPredicate.not(
                    resideInAnyPackage(
                        "io.paiadmin.core.policy..",
                        "io.paiadmin.core.report..",
                        "io.paiadmin.core.builtin..")))
            .should()
            .dependOnClassesThat(resideInAnyPackage("com.fasterxml..", "org.yaml..")));
  }

  @Test
  void the_library_for_calendar_files_stays_where_such_files_are_read() {
    holds(
        noClasses()
            .that(
                DescribedPredicate.not(
                    resideInAnyPackage("io.paiadmin.core.policy.holiday", "io.paiadmin.core.feed")))
            .should()
            .dependOnClassesThat(resideInAPackage("biweekly..")));
  }

  @Test
  void no_name_says_that_its_author_had_no_name_for_it() {
    holds(noClasses().should().haveNameMatching(".*(Impl|Util|Utils|Helper|Manager)(\\$.*)?"));
  }

  @Test
  void every_package_is_null_marked() {
    Stream<JavaPackage> packages = HOUSE.stream().map(JavaClass::getPackage).distinct();
    assertThat(packages)
        .isNotEmpty()
        .allSatisfy(found -> assertThat(found.isAnnotatedWith(NullMarked.class)).isTrue());
  }

  @Test
  void a_rule_that_looks_at_no_class_fails() {
    ArchRule aboutNothing =
        noClasses().that(resideInAPackage("io.paiadmin.nowhere..")).should().bePublic();
    assertThatThrownBy(() -> holds(aboutNothing)).isInstanceOf(AssertionError.class);
  }

  private static LayeredArchitecture allow(
      Room room, LayeredArchitecture.LayerDependencySpecification arrows) {
    return room.known().isEmpty()
        ? arrows.mayNotAccessAnyLayer()
        : arrows.mayOnlyAccessLayers(room.known().toArray(String[]::new));
  }

  /**
   * Checks a rule, which must have something to look at: the house itself, and classes it names.
   */
  private static void holds(ArchRule rule) {
    assertThat(HOUSE).hasSizeGreaterThan(100);
    rule.allowEmptyShould(false).check(HOUSE);
  }
}
