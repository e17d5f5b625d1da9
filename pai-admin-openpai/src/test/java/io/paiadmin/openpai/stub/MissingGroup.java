package io.paiadmin.openpai.stub;

/** A user's list names a group that is not there. What comes of it differs from route to route. */
final class MissingGroup extends RuntimeException {
  MissingGroup(String name) {
    super(name, null, false, false);
  }
}
