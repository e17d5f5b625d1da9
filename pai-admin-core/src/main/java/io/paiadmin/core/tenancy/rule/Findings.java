package io.paiadmin.core.tenancy.rule;

import io.paiadmin.api.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Collects problems on the way, so that all are told at once. */
public final class Findings {
  private final List<Problem> problems = new ArrayList<>();

  public void error(String code, String at, String message, String fix) {
    problems.add(Problem.error(code, at, message, fix));
  }

  public void warning(String code, String at, String message, String fix) {
    problems.add(Problem.warning(code, at, message, fix));
  }

  public void notice(String code, String at, String message, String fix) {
    problems.add(Problem.notice(code, at, message, fix));
  }

  public void add(Optional<Problem> problem) {
    problem.ifPresent(problems::add);
  }

  public void addAll(List<Problem> others) {
    problems.addAll(others);
  }

  /** Adds what forbids the work, and leaves the rest away. */
  public void addErrors(Findings others) {
    others.problems.stream().filter(Problem::isError).forEach(problems::add);
  }

  public boolean hasErrors() {
    return problems.stream().anyMatch(Problem::isError);
  }

  public List<Problem> list() {
    return List.copyOf(problems);
  }
}
