package io.paiadmin.api.kit;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.fail;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.Secret;
import io.paiadmin.api.cluster.UserChange.CreateUser;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

abstract class FailureRules extends RemoteRules {
  private static final String PASSWORD = "canary-7f3a";
  private static final Pattern INNARDS = Pattern.compile("\\bnull\\b|\\w(Exception|Error)\\b");

  FailureRules(RemoteClusterContract subject) {
    super(subject);
  }

  @Test
  @DisplayName("C4.4 a password is in no message of a network that fails")
  void passwords_stay_out_of_messages() {
    CreateUser change = new CreateUser("carol", "", Secret.of(PASSWORD));
    failures(cluster -> List.of(Call.apply(cluster.connector(), change)))
        .map(Texts::of)
        .forEach(text -> assertFalse(text.contains(PASSWORD), "a password is in a message"));
  }

  @Test
  @DisplayName("C4.7 whatever the network does, what comes out is a PaiAdminException")
  void failures_are_translated() {
    for (Throwable failure : failures(FailureRules::calls).toList()) {
      if (!(failure instanceof PaiAdminException)) {
        fail("what comes out is no PaiAdminException", failure);
      }
    }
  }

  @Test
  @DisplayName("C9.9 a failure says what happened and what to do, in words for people")
  void failures_are_for_people() {
    failures(FailureRules::calls)
        .filter(PaiAdminException.class::isInstance)
        .map(PaiAdminException.class::cast)
        .flatMap(failure -> failure.problems().stream())
        .forEach(FailureRules::assertForPeople);
  }

  private static List<Call> calls(RemoteCluster cluster) {
    return Call.ofEachKind(cluster.connector());
  }

  /**
   * Calls under every disturbance, but once in silence: a connector cannot tell the two kinds
   * apart. What does not end is no matter of these rules.
   */
  private Stream<Throwable> failures(Function<RemoteCluster, List<Call>> calls) {
    return EnumSet.complementOf(EnumSet.of(Disturbance.SILENT_WORK)).stream()
        .map(this::cluster)
        .flatMap(cluster -> calls.apply(cluster).stream())
        .map(patience::ending)
        .flatMap(ending -> Stream.ofNullable(ending.thrown()));
  }

  private static void assertForPeople(Problem problem) {
    assertFalse(problem.message().isBlank(), () -> "does not say what happened: " + problem);
    assertFalse(problem.fix().isBlank(), () -> "does not say what to do: " + problem);
    String text = problem.at() + " " + problem.message() + " " + problem.fix();
    assertFalse(INNARDS.matcher(text).find(), () -> "holds what is for programmers: " + problem);
  }
}
