package io.paiadmin.examples.connector;

import io.paiadmin.api.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Text of sections {@code [KIND NAME]}, each with lines {@code KEY = VALUE} below it. */
final class IniText {
  private static final Pattern HEAD = Pattern.compile("\\[([a-z-]+) (\\S+)]");
  private static final Pattern ENTRY = Pattern.compile("(\\S+) = ?(.*)", Pattern.DOTALL);

  private IniText() {}

  /** Reads a text; a line that makes no sense is left out and becomes a problem. */
  static List<Section> parse(String file, String text, List<Problem> problems) {
    List<Section> sections = new ArrayList<>();
    int number = 0;
    for (String line : text.lines().toList()) {
      String at = file + ":" + ++number;
      if (!line.isBlank() && !read(line, at, sections)) {
        problems.add(Refusal.invalid(at, "this is neither [KIND NAME] nor a new KEY = VALUE"));
      }
    }
    return sections;
  }

  static String print(List<Section> sections) {
    return sections.stream().map(IniText::print).collect(Collectors.joining("\n"));
  }

  private static boolean read(String line, String at, List<Section> sections) {
    Matcher head = HEAD.matcher(line);
    Matcher entry = ENTRY.matcher(line);
    if (head.matches()) {
      return sections.add(Section.of(at, head.group(1), head.group(2)));
    }
    return entry.matches()
        && !sections.isEmpty()
        && sections.get(sections.size() - 1).put(entry.group(1), entry.group(2));
  }

  private static String print(Section section) {
    StringBuilder text = new StringBuilder();
    text.append('[').append(section.kind()).append(' ').append(section.name()).append("]\n");
    section.values().forEach((key, value) -> text.append(key + " = " + value + "\n"));
    return text.toString();
  }
}
