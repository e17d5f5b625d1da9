package io.paiadmin.openpai.stub;

import java.time.Duration;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * One way in which a request goes wrong. Says whether the server does what it was asked before
 * things go wrong, which is what a client cannot know. Immutable; give it to {@link Faults}.
 */
public final class Fault {
  private final String name;
  private final Function<Attempt, Delivery> effect;

  private Fault(String name, Function<Attempt, Delivery> effect) {
    this.name = name;
    this.effect = effect;
  }

  /**
   * Makes a fault that only takes time: the server acts and answers after that long. Closing the
   * stub meanwhile ends the request, and nothing is done.
   */
  public static Fault latency(Duration time) {
    return new Fault(
        "latency",
        attempt -> {
          attempt.pause(time);
          return new Delivery.Whole(attempt.carryOut());
        });
  }

  /** Makes a fault without answer until the stub is closed; nothing is done. */
  public static Fault hang() {
    return new Fault("hang", attempt -> new Delivery.Held());
  }

  /** Makes a fault without answer until the stub is closed; what was asked is done. */
  public static Fault hangAfter() {
    return after("hangAfter", answer -> new Delivery.Held());
  }

  /**
   * Makes a fault that ends the connection without a byte; nothing is done. Some clients, the JDK's
   * among them, then send a GET again by themselves: see {@link Faults#always}.
   */
  public static Fault dropBefore() {
    return new Fault("dropBefore", attempt -> new Delivery.Dropped());
  }

  /** Makes a fault that ends the connection without a byte; what was asked is done. */
  public static Fault dropAfter() {
    return after("dropAfter", answer -> new Delivery.Dropped());
  }

  /** Makes a 401 as for a token that is not valid, though it is; nothing is done. */
  public static Fault unauthorized() {
    Answer answer = Answer.error(401, "UnauthorizedUserError", "Your token is invalid.");
    return instead("unauthorized", answer);
  }

  /** Makes a fault that revokes the presented token before the server looks at it. */
  public static Fault expireToken() {
    return new Fault(
        "expireToken",
        attempt -> {
          attempt.revokeToken();
          return new Delivery.Whole(attempt.carryOut());
        });
  }

  /**
   * Makes a 429 whose body is no JSON; nothing is done.
   *
   * @param retryAfterSeconds the header {@code Retry-After}
   */
  public static Fault tooManyRequests(int retryAfterSeconds) {
    return instead("tooManyRequests", Answer.tooManyRequests(retryAfterSeconds));
  }

  /** Makes an error of the server with code {@code UnknownError}; nothing is done. */
  public static Fault status(int status) {
    return instead("status " + status, failure(status));
  }

  /** Makes an error of the server with code {@code UnknownError}; what was asked is done. */
  public static Fault statusAfter(int status) {
    return after("statusAfter " + status, answer -> new Delivery.Whole(failure(status)));
  }

  /**
   * Makes an HTML page of the gateway before the server; nothing is done.
   *
   * @param status 502, 503 or 504, as gateways have them, or another
   */
  public static Fault gateway(int status) {
    return instead("gateway " + status, Answer.gateway(status));
  }

  /** Makes an answer whose body is no JSON though its type says so; what was asked is done. */
  public static Fault garbage() {
    return body("garbage", body -> "<<< no JSON >>>");
  }

  /** Makes an answer that breaks off in the middle; what was asked is done. */
  public static Fault halfBody() {
    return after("halfBody", Delivery.Half::new);
  }

  /** Makes an answer with the right status and no body; what was asked is done. */
  public static Fault emptyBody() {
    return body("emptyBody", body -> "");
  }

  /** Makes a 403 as for an account that may not do this; nothing is done. */
  public static Fault forbidden() {
    return instead(
        "forbidden",
        Answer.error(403, "ForbiddenUserError", "Non-admin is not allow to do this operation."));
  }

  /** Makes an answer as of a server that is too old for the route; nothing is done. */
  public static Fault missing() {
    return instead("missing", Answer.error(404, "NoApiError", "API is not found."));
  }

  /** Makes a redirect with status 302; nothing is done. */
  public static Fault redirect(String location) {
    return instead("redirect", Answer.redirect(location));
  }

  /**
   * Lets the request go wrong.
   *
   * @throws NeverAnswered when the server has nothing to say anyway
   */
  Delivery on(Attempt attempt) {
    return effect.apply(attempt);
  }

  /** Returns the fault's name. */
  @Override
  public String toString() {
    return name;
  }

  /** Makes what is no fault at all. */
  static Fault none() {
    return after("none", Delivery.Whole::new);
  }

  private static Fault instead(String name, Answer answer) {
    return new Fault(name, attempt -> new Delivery.Whole(answer));
  }

  private static Fault after(String name, Function<Answer, Delivery> delivery) {
    return new Fault(name, attempt -> delivery.apply(attempt.carryOut()));
  }

  private static Fault body(String name, UnaryOperator<String> change) {
    return after(name, answer -> new Delivery.Whole(answer.withBody(change.apply(answer.body()))));
  }

  private static Answer failure(int status) {
    return Answer.error(status, "UnknownError", "Something went wrong.");
  }
}
