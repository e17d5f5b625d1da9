package io.paiadmin.openpai.read;

import io.paiadmin.openpai.http.Reply;
import io.paiadmin.openpai.rest.Conversation;
import io.paiadmin.openpai.rest.Route;
import java.util.Optional;
import java.util.function.Function;

/** Answers to readings, or the reason why there is none. */
final class Answers {
  private Answers() {}

  /**
   * Reads a document.
   *
   * @param reading makes a value of it, empty when it is another kind of document
   * @param wanted what the document should be, for the message
   */
  static <T> T read(
      Conversation conversation,
      Route route,
      Function<byte[], Optional<T>> reading,
      String wanted) {
    return value(conversation, conversation.read(route), reading, wanted);
  }

  /** Reads the document in a reply; a refusal is thrown. */
  static <T> T value(
      Conversation conversation,
      Reply reply,
      Function<byte[], Optional<T>> reading,
      String wanted) {
    if (!reply.isSuccess()) {
      throw conversation.refusals().of(reply);
    }
    return reading
        .apply(reply.body())
        .orElseThrow(() -> conversation.refusals().senseless(reply, wanted));
  }
}
