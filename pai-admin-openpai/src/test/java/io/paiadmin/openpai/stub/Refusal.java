package io.paiadmin.openpai.stub;

/** An answer with an error code, thrown from wherever the fault is found. */
final class Refusal extends RuntimeException {
  private final int status;
  private final String code;

  private Refusal(int status, String code, String message) {
    super(message, null, false, false);
    this.status = status;
    this.code = code;
  }

  static Refusal of(int status, String code, String message) {
    return new Refusal(status, code, message);
  }

  static Refusal badRequest(String code, String message) {
    return of(400, code, message);
  }

  static Refusal invalidParameters(String message) {
    return badRequest("InvalidParametersError", message);
  }

  static Refusal unauthorized(String message) {
    return of(401, "UnauthorizedUserError", message);
  }

  static Refusal forbidden(String message) {
    return of(403, "ForbiddenUserError", message);
  }

  static Refusal notAdmin() {
    return forbidden("Non-admin is not allow to do this operation.");
  }

  static Refusal notFound(String code, String message) {
    return of(404, code, message);
  }

  static Refusal noUser(String name) {
    return notFound("NoUserError", "User " + name + " not found.");
  }

  static Refusal unknown(String message) {
    return of(500, "UnknownError", message);
  }

  Answer answer() {
    return Answer.error(status, code, getMessage());
  }
}
