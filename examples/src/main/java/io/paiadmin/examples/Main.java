package io.paiadmin.examples;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.core.report.ProblemReport;
import java.util.Arrays;
import java.util.List;

/** Starts one of the programs, or lists them. */
public final class Main {
  private static final List<Program> PROGRAMS =
      List.of(
          new TourProgram(),
          new PlanProgram(),
          new ApplyProgram(),
          new AccessProgram(),
          new RestartCheckProgram(),
          new SlaProgram(),
          new SlaMatrixProgram(),
          new WorkingTimeProgram(),
          new DriProgram(),
          new DriPlanProgram(),
          new DriExplainProgram(),
          new DriFairnessProgram(),
          new RotationSlotsProgram(),
          new PluginsProgram(),
          new StubProgram());

  private Main() {}

  /**
   * Runs a program and ends the process with its exit code.
   *
   * @param words the program's name and its arguments
   */
  public static void main(String[] words) {
    System.exit(run(Arrays.asList(words), Console.standard()));
  }

  /** Runs a program and returns its exit code. */
  static int run(List<String> words, Console console) {
    if (words.isEmpty() || words.get(0).equals("help") || Arguments.wantHelp(words)) {
      list(console);
      return Exit.DONE.code();
    }
    List<String> rest = words.subList(1, words.size());
    return PROGRAMS.stream()
        .filter(program -> program.name().equals(words.get(0)))
        .findFirst()
        .map(program -> run(program, rest, console))
        .orElseGet(() -> unknown(words.get(0), console))
        .code();
  }

  private static Exit run(Program program, List<String> words, Console console) {
    try {
      return program.run(Arguments.parse(words, program.options()), console);
    } catch (PaiAdminException e) {
      if (Arguments.wantJson(words)) {
        console.out().print(ProblemReport.json(e.problems()));
      } else {
        console.err().print(ProblemReport.text(e.problems()));
      }
      return Exit.after(e.code());
    }
  }

  private static Exit unknown(String name, Console console) {
    console.err().println("there is no program '" + name + "'; these are there:");
    list(new Console(console.in(), console.err(), console.err()));
    return Exit.BAD_INPUT;
  }

  private static void list(Console console) {
    for (Program program : PROGRAMS) {
      console.out().println("examples/run " + program.name() + " " + program.usage());
      console.out().println("    " + program.summary());
    }
  }
}
