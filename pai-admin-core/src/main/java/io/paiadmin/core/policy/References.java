package io.paiadmin.core.policy;

import io.paiadmin.core.policy.SettingValue.Kind;
import io.paiadmin.core.policy.SettingValue.Reference;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How references are written. */
final class References {
  private static final Pattern ENV = Pattern.compile("\\$\\{env:([A-Za-z_][A-Za-z0-9_]*)}");
  private static final Pattern FILE = Pattern.compile("\\$\\{file:([^{}\\p{Cntrl}]+)}");

  private References() {}

  static Optional<SettingValue> parse(String text) {
    return reference(Kind.ENV, ENV.matcher(text))
        .or(() -> reference(Kind.FILE, FILE.matcher(text)));
  }

  private static Optional<SettingValue> reference(Kind kind, Matcher written) {
    return written.matches()
        ? Optional.of(new Reference(kind, written.group(1)))
        : Optional.empty();
  }
}
