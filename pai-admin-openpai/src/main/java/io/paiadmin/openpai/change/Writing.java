package io.paiadmin.openpai.change;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.openpai.http.NoReplyException;
import io.paiadmin.openpai.http.NoReplyException.Reason;
import io.paiadmin.openpai.http.Reply;
import io.paiadmin.openpai.http.Request;
import io.paiadmin.openpai.json.Json;
import io.paiadmin.openpai.rest.Conversation;
import io.paiadmin.openpai.rest.Refusals;
import io.paiadmin.openpai.rest.ServerMessage;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** Sends a change once, and finds out by reading back what became of it when no answer tells. */
final class Writing {
  private final Conversation conversation;

  Writing(Conversation conversation) {
    this.conversation = conversation;
  }

  /** Sends a change whose refusals have no meaning of their own. */
  void send(Request change, BooleanSupplier isShown) {
    send(change, isShown, reply -> Optional.empty());
  }

  /**
   * Sends a change; returns when it has taken effect.
   *
   * @param isShown reads back whether the cluster is as the change wants it
   * @param meaning says what a refusal means for this change, if it is not the usual
   */
  void send(
      Request change,
      BooleanSupplier isShown,
      Function<Reply, Optional<PaiAdminException>> meaning) {
    try {
      judge(conversation.write(change), isShown, meaning);
    } catch (NoReplyException e) {
      if (e.reason() == Reason.NOT_SENT) {
        throw refusals().unanswered(e);
      }
      settle(isShown, refusals().unknown(e.explanation()));
    }
  }

  private void judge(
      Reply reply, BooleanSupplier isShown, Function<Reply, Optional<PaiAdminException>> meaning) {
    if (isDone(reply)) {
      return;
    }
    meaning.apply(reply).ifPresent(Writing::raise);
    if (isRefusal(reply)) {
      throw refusals().of(reply);
    }
    settle(isShown, doubt(reply));
  }

  /** Before 1.4 some routes refuse with 403 and go on all the same, so that one is no end. */
  private static boolean isRefusal(Reply reply) {
    return reply.status() / 100 == 4 && reply.status() != 403;
  }

  /** The server answers with an object; a portal on the way may say 200 with a page of its own. */
  private static boolean isDone(Reply reply) {
    return reply.isSuccess() && Json.tree(reply.body()).filter(tree -> tree.isObject()).isPresent();
  }

  /** A failure that OpenPAI tells of itself is over; of anybody else's nobody knows. */
  private PaiAdminException doubt(Reply reply) {
    boolean isOver = reply.status() == 500 && ServerMessage.of(reply).isFailure();
    return isOver || reply.status() == 403
        ? refusals().of(reply)
        : refusals().unknown("the answer was " + reply + " and not one of OpenPAI's own");
  }

  private void settle(BooleanSupplier isShown, PaiAdminException otherwise) {
    boolean shown;
    try {
      shown = isShown.getAsBoolean();
    } catch (PaiAdminException e) {
      if (e.code() == StandardErrorCode.OUTCOME_UNKNOWN) {
        throw e;
      }
      throw refusals()
          .unknown("there was no sound answer, and reading back failed: " + Refusals.told(e));
    }
    if (!shown) {
      throw otherwise;
    }
  }

  private Refusals refusals() {
    return conversation.refusals();
  }

  private static void raise(PaiAdminException refusal) {
    throw refusal;
  }
}
