package io.paiadmin.openpai.change;

import static io.paiadmin.api.StandardErrorCode.CONFLICT;
import static io.paiadmin.api.StandardErrorCode.FORBIDDEN;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.cluster.UserChange;
import io.paiadmin.openpai.http.Reply;
import io.paiadmin.openpai.http.Request;
import io.paiadmin.openpai.json.Json;
import io.paiadmin.openpai.read.Lookup;
import io.paiadmin.openpai.read.Presence;
import io.paiadmin.openpai.read.Repair;
import io.paiadmin.openpai.read.Roster;
import io.paiadmin.openpai.rest.Conversation;
import io.paiadmin.openpai.rest.Credentials;
import io.paiadmin.openpai.rest.Refusals;
import io.paiadmin.openpai.rest.Route;
import io.paiadmin.openpai.rest.ServerMessage;
import io.paiadmin.openpai.wire.UserRecord;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Changes users. OpenPAI's combined call rebuilds a user's groups when it is given virtual
 * clusters, which demotes an administrator without a word; it is never given any here.
 */
final class UserChanges {
  private static final Route USERS = Route.of("users");

  private final Conversation conversation;
  private final Roster roster;
  private final Lookup lookup;
  private final Writing writing;
  private final Refusals refusals;

  UserChanges(Conversation conversation, Roster roster) {
    this.conversation = conversation;
    this.roster = roster;
    this.lookup = new Lookup(conversation);
    this.writing = new Writing(conversation);
    this.refusals = conversation.refusals();
  }

  void apply(UserChange change) {
    if (change instanceof UserChange.CreateUser create) {
      create(create);
    } else if (change instanceof UserChange.DeleteUser delete) {
      delete(delete.user());
    } else if (change instanceof UserChange.SetUserEmail set) {
      writing.send(email(set), () -> isNow(set.user(), user -> hasEmail(user, set.email())));
    } else if (change instanceof UserChange.SetUserGroups set) {
      new Membership(lookup, writing, refusals, roster).set(set);
    } else if (change instanceof UserChange.GrantAdmin grant) {
      setAdmin(grant.user(), true);
    } else if (change instanceof UserChange.RevokeAdmin revoke) {
      setAdmin(revoke.user(), false);
    }
  }

  private void create(UserChange.CreateUser create) {
    String password = create.password().reveal();
    ObjectNode body = Json.object().put("username", create.user()).put("password", password);
    if (!create.email().isEmpty()) {
      body.put("email", create.email());
    }
    writing.send(
        USERS.post(body), () -> isCreated(create), reply -> takenUnseen(reply, create.user()));
    roster.remember(new User(create.user(), create.email(), List.of("default")));
  }

  /** A name is taken that no list showed, since the server cannot read who bears it. */
  private Optional<PaiAdminException> takenUnseen(Reply reply, String name) {
    boolean isUnseen =
        ServerMessage.of(reply).code().equals("ConflictUserError")
            && lookup.user(name).isEmpty()
            && lookup.presence(name) == Presence.PRESENT;
    return isUnseen
        ? Optional.of(
            refusals.of(
                CONFLICT,
                "there is a user '" + name + "' whom the server cannot read",
                Repair.byHand(name)))
        : Optional.empty();
  }

  /** That there is such a user does not tell who created it; that the password fits does. */
  private boolean isCreated(UserChange.CreateUser create) {
    return isNow(create.user(), user -> hasEmail(user, create.email()))
        && conversation.accepts(new Credentials.Password(create.user(), create.password()));
  }

  private void delete(String name) {
    writing.send(
        Route.of("users", name).delete(),
        () -> lookup.user(name).isEmpty() && lookup.presence(name) == Presence.ABSENT,
        reply -> notDeleted(reply, name));
  }

  private Optional<PaiAdminException> notDeleted(Reply reply, String name) {
    return switch (ServerMessage.of(reply).code()) {
      case "RemoveAdminError" ->
          Optional.of(
              refusals.of(
                  FORBIDDEN,
                  "'" + name + "' is an administrator, and those cannot be deleted",
                  "take the administrator's rights away first"));
      case "NoUserError" -> unreadable(name);
      default -> Optional.empty();
    };
  }

  /** The server does not find a user either who is in a group that does not exist. */
  private Optional<PaiAdminException> unreadable(String name) {
    return lookup.presence(name) == Presence.PRESENT
        ? Optional.of(
            refusals.of(
                CONFLICT,
                "'" + name + "' is in a group that does not exist, and cannot be deleted like that",
                "give the user a list of groups that exist, then delete"))
        : Optional.empty();
  }

  /** The combined call refuses an empty address. */
  private static Request email(UserChange.SetUserEmail set) {
    ObjectNode email = Json.object().put("email", set.email());
    return set.email().isEmpty()
        ? Route.of("users", set.user(), "email").put(email)
        : patch(set.user(), email);
  }

  /** OpenPAI adds its administrators' group, or takes every such group away. */
  private void setAdmin(String name, boolean isWanted) {
    writing.send(
        patch(name, Json.object().put("admin", isWanted)),
        () -> isNow(name, user -> UserRecord.isAdmin(user) == isWanted));
  }

  private static Request patch(String name, ObjectNode data) {
    ObjectNode body = Json.object().put("patch", true);
    body.set("data", data.put("username", name));
    return USERS.put(body);
  }

  private boolean isNow(String name, Predicate<JsonNode> wanted) {
    return lookup.user(name).filter(wanted).isPresent();
  }

  private static boolean hasEmail(JsonNode user, String email) {
    return user.path("email").asText("").equals(email);
  }
}
