package io.paiadmin.openpai.stub;

/** A handler failed outside its error handling: the server does nothing and says nothing. */
final class NeverAnswered extends RuntimeException {
  NeverAnswered() {
    super("no answer", null, false, false);
  }
}
