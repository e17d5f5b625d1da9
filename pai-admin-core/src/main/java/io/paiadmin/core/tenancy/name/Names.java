package io.paiadmin.core.tenancy.name;

import io.paiadmin.api.Problem;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Which names OpenPAI, its scheduler and the directory accept. Names are compared exactly. */
public final class Names {
  public static final String DEFAULT = "default";
  public static final String ADMIN_GROUP = "admingroup";

  /** The longest name that leaves room in a Kubernetes label of 63 characters. */
  public static final int LONGEST_VIRTUAL_CLUSTER = 45;

  private static final Pattern USER = Pattern.compile("[A-Za-z0-9_.-]+");
  private static final Pattern GROUP = Pattern.compile("[A-Za-z0-9_]+");
  private static final Pattern VIRTUAL_CLUSTER = Pattern.compile("[A-Za-z0-9_-]+");
  private static final Pattern SCHEDULER = Pattern.compile("[a-z0-9]+");
  private static final Pattern STORAGE =
      Pattern.compile("[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*");
  private static final Pattern EXTERNAL =
      Pattern.compile("[\\x21-\\x7e&&[^@()\\\\\\[\\]\";:.,<>]]+");
  private static final int LONGEST_EXTERNAL = 64;
  private static final int LONGEST_STORAGE = 253;

  /** Names that a plain JavaScript object answers to without having been given them. */
  private static final Set<String> JAVASCRIPT =
      Set.of(
          "constructor",
          "hasOwnProperty",
          "isPrototypeOf",
          "propertyIsEnumerable",
          "toLocaleString",
          "toString",
          "valueOf",
          "__proto__",
          "__defineGetter__",
          "__defineSetter__",
          "__lookupGetter__",
          "__lookupSetter__");

  private Names() {}

  public static Optional<Problem> user(String name, String at) {
    if (name.equals("me")) {
      return problem(
          "NAME_USER",
          at,
          "no user can be named 'me'",
          "choose another name; the server takes 'me' for whoever asks");
    }
    return USER.matcher(name).matches()
        ? Optional.empty()
        : problem(
            "NAME_USER",
            at,
            "'" + name + "' is no legal user name",
            "use letters, digits, '_', '.' and '-' alone");
  }

  public static Optional<Problem> group(String name, String at) {
    return GROUP.matcher(name).matches()
        ? Optional.empty()
        : problem(
            "NAME_GROUP",
            at,
            "'" + name + "' is no legal group name",
            "use letters, digits and '_' alone; the server accepts no hyphen");
  }

  public static Optional<Problem> virtualCluster(String name, String at) {
    return VIRTUAL_CLUSTER.matcher(name).matches()
        ? Optional.empty()
        : problem(
            "NAME_VC",
            at,
            "'" + name + "' is no legal name of a virtual cluster",
            "use letters, digits, '_' and '-' alone");
  }

  public static Optional<Problem> storage(String name, String at) {
    return STORAGE.matcher(name).matches() && name.length() <= LONGEST_STORAGE
        ? Optional.empty()
        : problem(
            "NAME_STORAGE",
            at,
            "'" + name + "' is no legal name of a storage",
            "use the name of the persistent volume claim: lower-case letters, digits, '-' and '.'");
  }

  /** Tells whether the scheduler can make its objects for a team's virtual cluster of this name. */
  public static boolean suitsScheduler(String name) {
    return SCHEDULER.matcher(name).matches() && name.length() <= LONGEST_VIRTUAL_CLUSTER;
  }

  public static Optional<Problem> external(String name, String at) {
    if (name.isEmpty()) {
      return problem(
          "X_EMPTY",
          at,
          "the external name is empty, so nobody from the directory gets into the group",
          "give the mail nickname of the directory group");
    }
    if (JAVASCRIPT.contains(name)) {
      return problem(
          "X_RESERVED",
          at,
          "the server cannot tell '" + name + "' from a property that every object has",
          "rename the directory group");
    }
    return nickname(name, at);
  }

  private static Optional<Problem> nickname(String name, String at) {
    return EXTERNAL.matcher(name).matches() && name.length() <= LONGEST_EXTERNAL
        ? Optional.empty()
        : problem(
            "X_ILLEGAL",
            at,
            "'" + name + "' cannot be the mail nickname of a directory group",
            "use at most 64 ASCII characters, no blank and none of @()\\[]\";:.,<>");
  }

  /** Tells that a group of the house cannot be renamed. */
  public static Optional<Problem> stays(String group, String at) {
    return problem(
        "RESERVED_NAME",
        at,
        "'" + group + "' is the default group or an administrators' group, which stays",
        "take 'renamedFrom' away");
  }

  private static Optional<Problem> problem(String code, String at, String message, String fix) {
    return Optional.of(Problem.error(code, at, message, fix));
  }
}
