package io.paiadmin.core.plugin;

/** A reference that leads nowhere. It never leaves this package: it becomes a problem. */
final class Unresolved extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String fix;

  Unresolved(String message, String fix) {
    super(message);
    this.fix = fix;
  }

  String reason() {
    return String.valueOf(getMessage());
  }

  String fix() {
    return fix;
  }
}
