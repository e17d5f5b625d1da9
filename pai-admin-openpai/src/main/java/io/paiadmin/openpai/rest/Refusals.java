package io.paiadmin.openpai.rest;

import static io.paiadmin.api.StandardErrorCode.CONFLICT;
import static io.paiadmin.api.StandardErrorCode.EXHAUSTED;
import static io.paiadmin.api.StandardErrorCode.FORBIDDEN;
import static io.paiadmin.api.StandardErrorCode.INVALID_INPUT;
import static io.paiadmin.api.StandardErrorCode.NOT_FOUND;
import static io.paiadmin.api.StandardErrorCode.OUTCOME_UNKNOWN;
import static io.paiadmin.api.StandardErrorCode.RATE_LIMITED;
import static io.paiadmin.api.StandardErrorCode.REMOTE_FAILURE;
import static io.paiadmin.api.StandardErrorCode.UNAUTHORIZED;
import static io.paiadmin.api.StandardErrorCode.UNAVAILABLE;
import static io.paiadmin.api.StandardErrorCode.UNSUPPORTED;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.openpai.http.NoReplyException;
import io.paiadmin.openpai.http.Reply;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Says in the host's words what went wrong. OpenPAI's codes decide together with the status; its
 * messages are quoted.
 */
public final class Refusals {
  private final String place;

  /**
   * Makes refusals of one cluster.
   *
   * @param place the cluster, such as {@code cluster prod}
   */
  public Refusals(String place) {
    this.place = place;
  }

  /** Says that a reading got no answer, or that nothing was sent. */
  public PaiAdminException unanswered(NoReplyException failure) {
    boolean isTooLarge = failure.reason() == NoReplyException.Reason.TOO_LARGE;
    return of(
        isTooLarge ? EXHAUSTED : UNAVAILABLE,
        "there is no answer of the rest-server: " + failure.explanation(),
        failure.fix());
  }

  /** Says that the connector was closed. */
  public PaiAdminException closed() {
    return of(UNAVAILABLE, "the connector is closed", "make a new one");
  }

  /** Says that the server asks for a break that is longer than the operation may take. */
  public PaiAdminException tooFast(Duration wait) {
    return of(
        RATE_LIMITED,
        "the server takes no more requests for now; the next one may be sent in " + seconds(wait),
        "try again then, or raise operationTimeout");
  }

  /** Says that our own limit asks for a break that is longer than the operation may take. */
  public PaiAdminException tooSlow(Duration wait) {
    return of(
        RATE_LIMITED,
        "maxRequestsPerMinute lets the next request go in "
            + seconds(wait)
            + ", and operationTimeout is over before that",
        "raise one of the two");
  }

  private static String seconds(Duration wait) {
    return Math.max(1, wait.toSeconds()) + " s";
  }

  /** Says that a change was sent and nobody knows what became of it. */
  public PaiAdminException unknown(String why) {
    return of(
        OUTCOME_UNKNOWN,
        "the change was sent, and whether it took effect is not known: " + why,
        "read the cluster again before trying again");
  }

  /** Says that something is not there. */
  public PaiAdminException missing(String message) {
    return of(NOT_FOUND, message, "read the cluster again and check the name");
  }

  /** Says that an answer makes no sense. */
  public PaiAdminException senseless(Reply reply, String wanted) {
    return of(
        REMOTE_FAILURE,
        "the server answered with " + reply + " and something else than " + wanted,
        "check that the setting url leads to OpenPAI's rest-server, and look at its log");
  }

  /** Says what a refusal of the server means. */
  public PaiAdminException of(Reply reply) {
    return switch (reply.status()) {
      case 400 -> badRequest(reply);
      case 401 ->
          of(
              UNAUTHORIZED,
              said(reply),
              "check the account: its password or token, and that every group of it still exists");
      case 403 ->
          of(
              FORBIDDEN,
              said(reply),
              "use an administrator's account; users and groups need a login or a browser token, "
                  + "an application token will not do");
      case 404 -> notFound(reply);
      case 301, 302, 303, 307, 308 ->
          of(
              REMOTE_FAILURE,
              said(reply),
              "check the setting url; redirections are not followed, since they could carry the "
                  + "token elsewhere");
      case 407 -> of(UNAVAILABLE, "the proxy wants a login", "check the JVM's proxy settings");
      case 409 -> of(CONFLICT, said(reply), "read the cluster again");
      case 502, 503, 504 ->
          of(UNAVAILABLE, said(reply), "wait until the rest-server is up, and try again");
      default -> of(REMOTE_FAILURE, said(reply), "look at the rest-server's log");
    };
  }

  /** Returns the sentences of a failure, to be told within another sentence. */
  public static String told(PaiAdminException failure) {
    return failure.problems().stream().map(Problem::message).collect(Collectors.joining("; "));
  }

  /** Makes any other refusal. */
  public PaiAdminException of(StandardErrorCode code, String message, String fix) {
    return new PaiAdminException(code, List.of(Problem.error(code.name(), place, message, fix)));
  }

  private PaiAdminException badRequest(Reply reply) {
    return ServerMessage.of(reply).isMissing()
        ? missing(said(reply))
        : of(INVALID_INPUT, said(reply), "correct what the server names");
  }

  private PaiAdminException notFound(Reply reply) {
    return ServerMessage.of(reply).code().equals("NoApiError")
        ? of(UNSUPPORTED, said(reply), "see docs/openpai.md for what each version and mode can do")
        : ServerMessage.of(reply).isMissing()
            ? missing(said(reply))
            : senseless(reply, "an answer of the rest-server");
  }

  private static String said(Reply reply) {
    return ServerMessage.of(reply).sentence(reply);
  }
}
