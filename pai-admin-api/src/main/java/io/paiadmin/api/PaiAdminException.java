package io.paiadmin.api;

import java.io.NotSerializableException;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The one exception of this library. The code says who has to act and whether trying again can
 * help; the problems say what is wrong, all at once where there can be many.
 *
 * <p>Connectors and channels translate the exceptions of their client libraries into this type. It
 * cannot be serialized, since codes of plug-ins need not be.
 */
public class PaiAdminException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient ErrorCode code;
  private final transient List<Problem> problems;

  /**
   * Makes an exception for one fault without a place.
   *
   * @param code what went wrong
   * @param message one sentence for people
   * @param fix what to do about it, possibly empty
   */
  public PaiAdminException(ErrorCode code, String message, String fix) {
    this(code, message, fix, null);
  }

  /**
   * Makes an exception for one fault without a place, keeping its cause.
   *
   * @param cause what happened below, or null
   */
  public PaiAdminException(ErrorCode code, String message, String fix, @Nullable Throwable cause) {
    this(code, List.of(Problem.error(code.name(), "", message, fix)), cause);
  }

  /** Makes an exception for several faults; the list must not be empty. */
  public PaiAdminException(ErrorCode code, List<Problem> problems) {
    this(code, problems, null);
  }

  /** Makes an exception for several faults, keeping the cause; the list must not be empty. */
  public PaiAdminException(ErrorCode code, List<Problem> problems, @Nullable Throwable cause) {
    super(text(problems), cause);
    this.code = code;
    this.problems = List.copyOf(problems);
  }

  /** Returns the code: who has to act, and whether trying again can help. */
  public ErrorCode code() {
    return code;
  }

  /** Returns every fault found, never empty. */
  public List<Problem> problems() {
    return problems;
  }

  private void writeObject(ObjectOutputStream stream) throws NotSerializableException {
    throw new NotSerializableException(getClass().getName());
  }

  private static String text(List<Problem> problems) {
    if (problems.isEmpty()) {
      throw new IllegalArgumentException("an exception needs at least one problem");
    }
    return problems.stream().map(Problem::toString).collect(Collectors.joining("\n"));
  }
}
