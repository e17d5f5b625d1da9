package io.paiadmin.openpai.read;

import com.fasterxml.jackson.databind.JsonNode;
import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
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
    boolean isOfNoUse =
        mode == AuthenticationMode.AAD
            && conversation.credentials() instanceof Credentials.Password;
    return isOfNoUse ? outside(mode, version) : admitted(mode, version, conversation);
  }

  /** What the server tells everybody is told to those whom it does not let in as well. */
  private static ClusterInfo admitted(
      AuthenticationMode mode, ServerVersion version, Conversation conversation) {
    try {
      return inside(mode, version, conversation);
    } catch (PaiAdminException e) {
      if (e.code() == StandardErrorCode.UNAUTHORIZED) {
        return outside(mode, version);
      }
      throw e;
    }
  }

  /** Whoever is not let in can do nothing, and learns so at the first reading. */
  private static ClusterInfo outside(AuthenticationMode mode, ServerVersion version) {
    return new ClusterInfo(version.text(), mode, Scheduler.UNKNOWN, null, Set.of());
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
