package io.paiadmin.core.tenancy.draft;

import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.name.Names;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.Placed;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Finds out how far a renamed group has come: OpenPAI cannot rename, so a new one replaces it. */
final class Renames {
  private final Draft draft;
  private final Function<String, Optional<Group>> known;

  /**
   * Looks for groups.
   *
   * @param known finds the group of a name
   */
  Renames(Draft draft, Function<String, Optional<Group>> known) {
    this.draft = draft;
    this.known = known;
  }

  /**
   * Finds the group that a wish renames. The old one being gone is as it should be after the first
   * time; the new one being there is half of the way, unless it looks like a group of its own.
   */
  Optional<Group> renamed(GroupWish wish) {
    Placed<String> old = wish.renamedFrom();
    Optional<Group> found = old == null ? Optional.empty() : known.apply(old.value());
    if (old == null) {
      return Optional.empty();
    } else if (found.isEmpty()) {
      remarkPlainCreation(wish, old);
      return Optional.empty();
    } else if (GroupDrafting.isOfTheHouse(found.get())) {
      draft.findings.add(Names.stays(old.value(), old.at()));
      return Optional.empty();
    } else if (isAmbiguous(wish, found.get())) {
      ambiguous(wish, old);
      return Optional.empty();
    }
    return found;
  }

  /** Returns the members of a group that is there; a name that dangles makes nobody a member. */
  List<String> members(String group) {
    return draft.now.hasGroup(group) ? draft.now.members(group) : List.of();
  }

  /**
   * Half of the way, members come in before they go out, so that one group holds the other's. A
   * wish that lists the members leaves no doubt, nor does an external name that came along.
   */
  private boolean isAmbiguous(GroupWish wish, Group old) {
    String name = wish.name().value();
    Set<String> former = new HashSet<>(members(old.name()));
    Set<String> present = new HashSet<>(members(name));
    boolean halfway = former.containsAll(present) || present.containsAll(former);
    return !halfway && wish.members() == null && !hasCome(name, wish, old);
  }

  private boolean hasCome(String name, GroupWish wish, Group old) {
    String wanted = wish.externalName() == null ? old.externalName() : wish.externalName().value();
    return !wanted.isEmpty()
        && draft.now.group(name).filter(g -> g.externalName().equals(wanted)).isPresent();
  }

  private void remarkPlainCreation(GroupWish wish, Placed<String> old) {
    if (!draft.now.hasGroup(wish.name().value())) {
      draft.findings.notice(
          "RENAME_WITHOUT_OLD",
          old.at(),
          "there is no group '"
              + old.value()
              + "' to rename, so '"
              + wish.name().value()
              + "' is created",
          "");
    }
  }

  private void ambiguous(GroupWish wish, Placed<String> old) {
    draft.findings.error(
        "RENAME_AMBIGUOUS",
        old.at(),
        "'"
            + wish.name().value()
            + "' exists beside '"
            + old.value()
            + "' and has members of its own",
        "list the members of '"
            + wish.name().value()
            + "', or take 'renamedFrom' away to keep both groups");
  }
}
