package io.paiadmin.core.tenancy.rule;

import io.paiadmin.core.tenancy.name.Names;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Placed;
import java.util.HashMap;
import java.util.Map;

/**
 * How people of the directory become users: the user name is the part of the principal name before
 * its last {@code @}, so that two people of two domains can become one user.
 */
public final class DirectoryNames {
  private final Findings findings;

  DirectoryNames(Findings findings) {
    this.findings = findings;
  }

  /** Returns the name that a person of the directory bears on the cluster. */
  public static String userName(String principal) {
    int at = principal.lastIndexOf('@');
    return at < 0 ? principal : principal.substring(0, at);
  }

  void check(NameList people) {
    Map<String, String> first = new HashMap<>();
    for (Placed<String> person : people.names()) {
      String user = userName(person.value());
      Names.user(user, person.at()).ifPresent(any -> illegal(person, user));
      String other = first.putIfAbsent(user, person.value());
      if (other != null && !other.equals(person.value())) {
        collision(person, other, user);
      }
    }
  }

  private void illegal(Placed<String> person, String user) {
    findings.error(
        "AAD_USER_ILLEGAL",
        person.at(),
        "'" + person.value() + "' would be user '" + user + "', which the server does not accept",
        "use an account whose name has letters, digits, '_', '.' and '-' alone");
  }

  private void collision(Placed<String> person, String other, String user) {
    findings.error(
        "AAD_USER_COLLISION",
        person.at(),
        "'"
            + person.value()
            + "' and '"
            + other
            + "' would be one and the same user '"
            + user
            + "'",
        "rename one of the accounts in the directory before either signs in");
  }
}
