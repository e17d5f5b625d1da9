package io.paiadmin.examples;

import io.paiadmin.core.PaiAdmin;
import io.paiadmin.core.tenancy.access.Access;
import java.util.List;
import java.util.Set;

/** Answers who may use what on a cluster, and why. */
final class AccessProgram implements Program {
  @Override
  public String name() {
    return "access";
  }

  @Override
  public String usage() {
    return "POLICY... [--cluster NAME] [--state FILE] [--json]"
        + " (--user U [--vc V | --storage S] | --who-vc V | --who-storage S)";
  }

  @Override
  public String summary() {
    return "says who may use what, by which way, and what would change a no";
  }

  @Override
  public Set<String> options() {
    return Set.of(
        "--cluster", "--state", "--user", "--vc", "--storage", "--who-vc", "--who-storage");
  }

  @Override
  public Exit run(Arguments arguments, Console console) {
    Question question = Question.of(arguments);
    try (PaiAdmin admin = OneCluster.open(arguments)) {
      OneCluster.remark(admin, List.of(), console);
      Access access = admin.tenancy(OneCluster.name(admin.policy(), arguments)).access();
      console.out().print(question.answer(access, arguments.json()));
      return Exit.DONE;
    }
  }
}
