package io.paiadmin.core.policy;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.Problem;
import io.paiadmin.core.policy.tree.Source;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The rules of a binding see every wish whose cluster is of a known kind. */
class LegalityCallTest {
  @Test
  void the_rules_see_each_wish_with_the_kind_of_its_cluster() {
    String tenancy = "tenancy: {east: {admins: [a]}, prod: {admins: [b]}}";
    assertThat(checked(Texts.CLUSTERS + tenancy))
        .extracting(Problem::toString)
        .containsExactly("p.yaml:5:26: RULE: AAD [a]", "p.yaml:5:47: RULE: BASIC [b]");
  }

  @Test
  void the_rules_are_spared_a_cluster_of_unknown_kind() {
    String text = Texts.CLUSTERS.replace("basic", "ldap") + "tenancy: {prod: {admins: [b]}}";
    assertThat(checked(text)).extracting(Problem::code).containsExactly("UNKNOWN_VALUE");
  }

  private static List<Problem> checked(String text) {
    Assembly assembly = new Assembly();
    assembly.addText(new Source("p.yaml", Path.of(""), text));
    return Texts.problems(
        () ->
            assembly.finish(
                (mode, wish) -> {
                  String said = mode + " " + wish.admins().values();
                  return List.of(Problem.error("RULE", wish.admins().at(), said, ""));
                }));
  }
}
