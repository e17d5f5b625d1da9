package io.paiadmin.core.plugin;

/** Throws anything from anywhere, as bad plug-ins do. */
@SuppressWarnings("TypeParameterUnusedInFormals") // nothing is ever returned
final class Sneaky {
  private Sneaky() {}

  static <T> T raise(Throwable thrown) {
    Sneaky.<RuntimeException>raiseAs(thrown);
    return null;
  }

  @SuppressWarnings("unchecked") // this is the trick: the cast is to the erased type
  private static <E extends Throwable> void raiseAs(Throwable thrown) throws E {
    throw (E) thrown;
  }
}
