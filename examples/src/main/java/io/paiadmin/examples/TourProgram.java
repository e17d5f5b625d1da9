package io.paiadmin.examples;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.examples.TourScript.Stop;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * Runs the other programs on bundled clusters, in the order in which a reader would meet them, and
 * shows each command with what it prints. Every command can be typed just so.
 */
final class TourProgram implements Program {
  @Override
  public String name() {
    return "tour";
  }

  @Override
  public String usage() {
    return "";
  }

  @Override
  public String summary() {
    return "shows everything at work on two bundled clusters, one of each mode, and a team";
  }

  @Override
  public Set<String> options() {
    return Set.of();
  }

  @Override
  public Exit run(Arguments arguments, Console console) {
    Path home = Home.folder();
    makeFolder(home.resolve(TourScript.RESULTS));
    boolean asExpected = true;
    for (Stop stop : TourScript.STOPS) {
      asExpected &= show(stop, home, console);
    }
    return Exit.doneIf(asExpected);
  }

  private static void makeFolder(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new PaiAdminException(
          StandardErrorCode.UNAVAILABLE,
          "the folder " + folder + " cannot be made",
          "make room for it, or see that this process may write there",
          e);
    }
  }

  private static boolean show(Stop stop, Path home, Console console) {
    List<String> words = stop.words().stream().map(word -> located(word, home)).toList();
    console.out().println("\n## " + stop.title());
    stop.text().lines().forEach(line -> console.out().println("   " + line));
    console.out().println("\n$ examples/run " + String.join(" ", words));
    int code = Main.run(words, new Console(console.in(), console.out(), nowhere()));
    console.out().println("(exit code " + code + ")");
    return code == stop.exit().code();
  }

  /** Lets the names of files in a command mean the files of the tour. */
  private static String located(String word, Path home) {
    return word.contains("/") ? home.resolve(word).toString() : word;
  }

  private static PrintStream nowhere() {
    return new PrintStream(OutputStream.nullOutputStream());
  }
}
