package io.paiadmin.openpai.stub;

/** A value does not fit its rule; the message is the one that goes to the client. */
final class Invalid extends RuntimeException {
  Invalid(String message) {
    super(message, null, false, false);
  }

  static Invalid of(String label, String complaint) {
    return new Invalid("\"" + label + "\" " + complaint);
  }

  static Invalid child(String label, Invalid cause) {
    return new Invalid("child \"" + label + "\" fails because [" + cause.getMessage() + "]");
  }
}
