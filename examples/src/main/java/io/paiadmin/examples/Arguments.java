package io.paiadmin.examples;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** The words after a program's name: files, {@code --option VALUE} and {@code --json}. */
final class Arguments {
  private static final String JSON = "--json";

  private final List<String> files = new ArrayList<>();
  private final Map<String, String> options = new HashMap<>();
  private boolean json;

  private Arguments() {}

  /**
   * Reads the words.
   *
   * @param known the options that the program has, with their dashes
   * @throws PaiAdminException with {@code INVALID_INPUT} and every word that makes no sense
   */
  static Arguments parse(List<String> words, Set<String> known) {
    Arguments arguments = new Arguments();
    List<Problem> problems = new ArrayList<>();
    Deque<String> rest = new ArrayDeque<>();
    words.forEach(word -> split(word, rest));
    while (!rest.isEmpty()) {
      arguments.take(rest.pop(), rest, known, problems);
    }
    if (!problems.isEmpty()) {
      throw new PaiAdminException(StandardErrorCode.INVALID_INPUT, problems);
    }
    return arguments;
  }

  /** Takes {@code --option=VALUE} for the two words that it stands for. */
  private static void split(String word, Deque<String> words) {
    int equals = word.indexOf('=');
    if (word.startsWith("--") && equals > 0) {
      words.add(word.substring(0, equals));
      words.add(word.substring(equals + 1));
    } else {
      words.add(word);
    }
  }

  /** Tells whether the words ask how to use a program. */
  static boolean wantHelp(List<String> words) {
    return words.contains("--help") || words.contains("-h");
  }

  /** Tells whether the words ask for JSON, before anything else is known of them. */
  static boolean wantJson(List<String> words) {
    return words.contains(JSON);
  }

  private void take(String word, Deque<String> rest, Set<String> known, List<Problem> problems) {
    if (word.equals(JSON)) {
      json = true;
    } else if (!word.startsWith("--")) {
      files.add(word);
    } else if (!known.contains(word)) {
      problems.add(problem(word, "there is no such option", "use " + listed(known)));
    } else if (rest.isEmpty()) {
      problems.add(problem(word, "the option needs a value", "write " + word + " VALUE"));
    } else if (options.put(word, rest.pop()) != null) {
      problems.add(problem(word, "the option is given twice", "give it once"));
    }
  }

  boolean json() {
    return json;
  }

  Optional<String> option(String name) {
    return Optional.ofNullable(options.get(name));
  }

  /**
   * Returns what an option means.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} when it is not given or means nothing
   */
  <T> T required(String name, Function<String, T> reading) {
    return optional(name, reading)
        .orElseThrow(
            () -> refused(problem(name, "the option is missing", "write " + name + " VALUE")));
  }

  /** Returns what an option means, if it is given. */
  <T> Optional<T> optional(String name, Function<String, T> reading) {
    try {
      return option(name).map(reading);
    } catch (PaiAdminException e) {
      List<Problem> here = e.problems().stream().map(problem -> problem.movedTo(name)).toList();
      throw new PaiAdminException(e.code(), here, e);
    }
  }

  /** Makes the refusal of a word whose place is told by {@link #optional}. */
  static PaiAdminException refusal(String message, String fix) {
    return refused(problem("", message, fix));
  }

  /** Returns the file that an option names. */
  Optional<Path> file(String name) {
    return option(name).map(text -> path(name, text));
  }

  /** Returns the files named, possibly none. */
  List<Path> files() {
    return files.stream().map(text -> path("files", text)).toList();
  }

  /** Returns the policy's files, at least one. */
  List<Path> policyFiles() {
    if (files.isEmpty()) {
      throw new PaiAdminException(
          StandardErrorCode.INVALID_INPUT, "no policy is named", "name the policy file");
    }
    return files();
  }

  private static Path path(String place, String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      Problem problem = problem(place, "this is no path: " + e.getReason(), "check the path");
      throw new PaiAdminException(StandardErrorCode.INVALID_INPUT, List.of(problem), e);
    }
  }

  private static PaiAdminException refused(Problem problem) {
    return new PaiAdminException(StandardErrorCode.INVALID_INPUT, List.of(problem));
  }

  private static Problem problem(String word, String message, String fix) {
    return Problem.error("ARGUMENT", word, message, fix);
  }

  private static String listed(Set<String> known) {
    return known.isEmpty()
        ? JSON
        : String.join(", ", known.stream().sorted().toList()) + " or " + JSON;
  }
}
