package io.paiadmin.core.tenancy;

import io.paiadmin.api.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Collects problems on the way, so that all are told at once. */
final class Findings {
  private final List<Problem> problems = new ArrayList<>();

  void error(String code, String at, String message, String fix) {
    problems.add(Problem.error(code, at, message, fix));
  }

  void warning(String code, String at, String message, String fix) {
    problems.add(Problem.warning(code, at, message, fix));
  }

  void notice(String code, String at, String message, String fix) {
    problems.add(Problem.notice(code, at, message, fix));
  }

  void add(Optional<Problem> problem) {
    problem.ifPresent(problems::add);
  }

  void addAll(List<Problem> others) {
    problems.addAll(others);
  }

  /** Adds what forbids the work, and leaves the rest away. */
  void addErrors(Findings others) {
    others.problems.stream().filter(Problem::isError).forEach(problems::add);
  }

  boolean hasErrors() {
    return problems.stream().anyMatch(Problem::isError);
  }

  List<Problem> list() {
    return List.copyOf(problems);
  }
}
