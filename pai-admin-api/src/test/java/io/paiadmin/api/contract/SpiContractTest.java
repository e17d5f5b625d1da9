package io.paiadmin.api.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.kit.ClusterConnectorContract;
import io.paiadmin.api.kit.RemoteClusterContract;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SpiContractTest {
  private static final Pattern RULE = Pattern.compile("- \\*\\*([CHN]\\d+\\.\\d+)\\*\\* (\\w+) .*");
  private static final Pattern LIST_ITEM = Pattern.compile("\\s*[-*] .*");
  private static final Pattern USE = Pattern.compile("(C\\d+\\.\\d+) .+");

  private final Map<String, String> rules = new TreeMap<>();

  @BeforeEach
  void read_the_contract() throws IOException {
    Path document = Path.of(System.getProperty("basedir", "."), "..", "docs", "spi-contract.md");
    for (String line : Files.readAllLines(document)) {
      Matcher rule = RULE.matcher(line);
      if (rule.matches()) {
        assertThat(rules.put(rule.group(1), line)).as("twice: " + rule.group(1)).isNull();
      } else {
        assertThat(line).as("a list item that is no rule").doesNotMatch(LIST_ITEM);
      }
    }
  }

  @Test
  void every_rule_says_must_or_should() {
    assertThat(rules).hasSizeGreaterThan(60);
    assertThat(rules.values()).allMatch(line -> line.matches(".*\\*\\* (MUST|SHOULD) .*"));
  }

  @Test
  void every_test_of_the_kit_begins_with_a_rule_of_the_contract() throws Exception {
    assertThat(KitRules.testNames())
        .hasSizeGreaterThan(50)
        .allSatisfy(name -> assertThat(rules).containsKey(rule(name)));
  }

  @Test
  void every_section_of_the_kit_is_part_of_what_plug_ins_extend() throws Exception {
    var run = new ArrayList<>(KitRules.nested(ClusterConnectorContract.class));
    run.addAll(KitRules.nested(RemoteClusterContract.class));
    assertThat(run).containsExactlyInAnyOrderElementsOf(KitRules.sections());
  }

  @Test
  void the_rules_of_networks_are_tested_apart_from_those_for_every_connector() {
    assertThat(KitRules.testNames(ClusterConnectorContract.class))
        .hasSizeGreaterThan(50)
        .noneMatch(name -> name.startsWith("C9."));
    assertThat(KitRules.testNames(RemoteClusterContract.class))
        .hasSizeGreaterThan(10)
        .anyMatch(name -> name.startsWith("C9."));
  }

  @Test
  void every_must_rule_for_connectors_is_tested_or_says_why_not() throws Exception {
    var tested = KitRules.testNames().stream().map(SpiContractTest::rule).toList();
    assertThat(rules.keySet())
        .filteredOn(rule -> isBinding(rules.get(rule)))
        .hasSizeGreaterThan(50)
        .isSubsetOf(tested);
  }

  @Test
  void a_rule_is_tested_or_marked_as_not_testable_but_not_both() throws Exception {
    assertThat(KitRules.testNames())
        .allSatisfy(name -> assertThat(rules.get(rule(name))).doesNotContain("(not testable)"));
  }

  private static boolean isBinding(String line) {
    return line.startsWith("- **C")
        && line.contains("** MUST ")
        && !line.contains("(not testable)");
  }

  private static String rule(String testName) {
    Matcher use = USE.matcher(testName);
    return use.matches() ? use.group(1) : "no rule: " + testName;
  }
}
