package io.paiadmin.openpai.read;

import com.fasterxml.jackson.databind.JsonNode;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.Scheduler;
import io.paiadmin.openpai.http.Reply;
import io.paiadmin.openpai.json.Json;
import io.paiadmin.openpai.rest.Conversation;
import io.paiadmin.openpai.rest.Credentials;
import io.paiadmin.openpai.rest.Route;
import java.util.Optional;
import java.util.Set;

/** What a cluster is, and what the account can do there. */
public final class InfoReading {
  private InfoReading() {}

  /**
   * Reads three documents: the server's description, what it says of the token, and what hardware
   * the scheduler knows.
   */
  public static ClusterInfo read(Conversation conversation) {
    Reply reply = conversation.readOpenly(Route.of("info"));
    JsonNode info =
        Json.tree(reply.body()).filter(tree -> reply.isSuccess()).orElseGet(Json::object);
    AuthenticationMode mode =
        mode(info.path("authnMethod").asText(""))
            .orElseThrow(() -> conversation.refusals().senseless(reply, "a mode that is known"));
    ServerVersion version = new ServerVersion(info.path("version").asText(""));
    return mode == AuthenticationMode.AAD
            && conversation.credentials() instanceof Credentials.Password password
        ? outside(version, password)
        : inside(mode, version, conversation);
  }

  /**
   * A directory's cluster takes no passwords; that much is worth telling, and nothing can be done.
   */
  private static ClusterInfo outside(ServerVersion version, Credentials.Password password) {
    return new ClusterInfo(
        version.text(), AuthenticationMode.AAD, Scheduler.UNKNOWN, password.user(), Set.of());
  }

  private static ClusterInfo inside(
      AuthenticationMode mode, ServerVersion version, Conversation conversation) {
    Account account = Account.of(conversation);
    return new ClusterInfo(
        version.text(),
        mode,
        scheduler(conversation),
        account.claims().user(),
        Capabilities.of(mode, version, account));
  }

  private static Optional<AuthenticationMode> mode(String method) {
    return switch (method) {
      case "basic" -> Optional.of(AuthenticationMode.BASIC);
      case "OIDC" -> Optional.of(AuthenticationMode.AAD);
      default -> Optional.empty();
    };
  }

  /** Only HiveD has kinds of hardware; a server that cannot tell is no reason to stop. */
  private static Scheduler scheduler(Conversation conversation) {
    Reply reply = conversation.read(Route.of("cluster", "sku-types"));
    return Json.tree(reply.body())
        .filter(tree -> reply.isSuccess() && tree.isObject())
        .map(kinds -> kinds.isEmpty() ? Scheduler.KUBERNETES : Scheduler.HIVED)
        .orElse(Scheduler.UNKNOWN);
  }
}
