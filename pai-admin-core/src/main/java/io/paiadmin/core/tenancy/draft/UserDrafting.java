package io.paiadmin.core.tenancy.draft;

import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.User;
import io.paiadmin.core.tenancy.name.Names;
import io.paiadmin.core.tenancy.plan.Leftover.Kind;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.tenancy.wish.UserWish;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Drafts the users of a cluster in basic mode: who is created, who leaves, who is in default. */
final class UserDrafting {
  private final Draft draft;

  UserDrafting(Draft draft) {
    this.draft = draft;
  }

  void draft(Wish wish) {
    wish.usersOrNone().forEach(this::user);
    requireUsers(wish.admins());
    wish.groupsOrNone().stream().map(GroupWish::members).forEach(this::requireUsers);
    everybodyInDefault();
    alikeButForCase(wish.usersOrNone());
  }

  /** Decides about the users whom nothing mentions, once everything that is mentioned is known. */
  void prune(Wish wish) {
    if (wish.users() == null) {
      return;
    }
    Leftovers leftovers = new Leftovers(draft, wish.unmanaged());
    for (User user : draft.now.state().users()) {
      if (!draft.managedUsers.contains(user.name())) {
        leftovers.decide(Kind.USER, user.name(), why -> draft.user(user.name()).delete = why);
      }
    }
  }

  private void user(UserWish wish) {
    String name = wish.name().value();
    draft.managedUsers.add(name);
    if (!draft.now.hasUser(name)) {
      draft.user(name).create = Reasons.user(wish);
    }
    if (wish.email() != null) {
      email(wish, wish.email());
    }
  }

  private void email(UserWish wish, Placed<String> email) {
    String name = wish.name().value();
    String known = draft.now.user(name).map(User::email).orElse("");
    if (!draft.now.hasUser(name)) {
      draft.user(name).email = email.value();
    } else if (!known.equals(email.value())) {
      draft.user(name).email = email.value();
      draft.user(name).setEmail = Reasons.email(wish, email);
    }
  }

  private void requireUsers(@Nullable NameList names) {
    List<Placed<String>> each = names == null ? List.of() : names.names();
    for (Placed<String> name : each) {
      draft.managedUsers.add(name.value());
      if (!draft.willExist(name.value())) {
        missing(name);
      }
    }
  }

  private void missing(Placed<String> name) {
    if (draft.now.state().isComplete(ClusterPart.USERS)) {
      draft.findings.error(
          "USER_UNKNOWN",
          name.at(),
          "there is no user '" + name.value() + "', neither on the cluster nor under 'users'",
          "add the user under 'users', or correct the name");
    } else {
      draft.users.remove(name.value());
      draft.findings.warning(
          "USER_UNSEEN",
          name.at(),
          "the reading shows no user '"
              + name.value()
              + "' and not all users there are, so"
              + " nothing is planned for them",
          "make the reading complete, or correct the name");
    }
  }

  private void everybodyInDefault() {
    for (String name : draft.managedUsers) {
      if (draft.now.hasUser(name)) {
        draft.join(name, Names.DEFAULT, () -> Reasons.everybodyInDefault(name));
      }
    }
  }

  /** Warns of new users who differ by case alone from somebody who is there. */
  private void alikeButForCase(List<UserWish> wishes) {
    List<UserWish> created =
        wishes.stream().filter(wish -> !draft.now.hasUser(wish.name().value())).toList();
    if (created.isEmpty()) {
      return;
    }
    Map<String, String> known = new HashMap<>();
    for (User user : draft.now.state().users()) {
      known.merge(user.name().toLowerCase(Locale.ROOT), user.name(), UserDrafting::first);
    }
    for (UserWish wish : created) {
      String other = known.get(wish.name().value().toLowerCase(Locale.ROOT));
      if (other != null) {
        draft.findings.warning(
            "USER_CASE",
            wish.name().at(),
            "'" + wish.name().value() + "' and '" + other + "' are two users to the server",
            "make sure that two people are meant");
      }
    }
  }

  private static String first(String one, String other) {
    return one.compareTo(other) <= 0 ? one : other;
  }
}
