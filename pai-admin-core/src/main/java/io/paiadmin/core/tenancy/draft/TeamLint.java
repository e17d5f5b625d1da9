package io.paiadmin.core.tenancy.draft;

import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Looks for groups that break "assign each team a single group". A team is known by its people: two
 * groups of the same people are one team spread over two groups, and a group that consists of
 * exactly the people of two or more others, none of whom is in two of them, is shared by those
 * teams. Fewer than two people say nothing.
 *
 * <p>A part has all of its people in the whole, so one of them, its witness, is enough to find it
 * from there. That takes time in proportion to memberships, plus a comparison for each witness met.
 */
final class TeamLint {
  private final Draft draft;
  private final List<Team> teams = new ArrayList<>();
  private final Map<String, List<Team>> byWitness = new HashMap<>();

  TeamLint(Draft draft) {
    this.draft = draft;
  }

  private record Team(String name, String at, Set<String> members) {}

  void check(Wish wish) {
    wish.groupsOrNone().forEach(this::index);
    teams.sort(Comparator.comparing(Team::name));
    spread();
    teams.forEach(this::shared);
  }

  private void index(GroupWish wish) {
    Team team = new Team(wish.name().value(), wish.name().at(), members(wish));
    teams.add(team);
    team.members().stream()
        .findAny()
        .ifPresent(witness -> byWitness.computeIfAbsent(witness, w -> new ArrayList<>()).add(team));
  }

  private Set<String> members(GroupWish wish) {
    return wish.members() == null
        ? new HashSet<>(draft.now.members(wish.name().value()))
        : wish.members().values();
  }

  private void spread() {
    Map<Set<String>, Team> first = new HashMap<>();
    for (Team team : teams) {
      Team other = team.members().size() < 2 ? null : first.putIfAbsent(team.members(), team);
      if (other != null) {
        draft.findings.warning(
            "TEAM_SPREAD",
            team.at(),
            "groups '" + other.name() + "' and '" + team.name() + "' have the same members",
            "give each team a single group");
      }
    }
  }

  /** Tells whether everybody in a team is in exactly one of the parts. */
  private static boolean isDividedInto(List<Team> parts, Team team) {
    Set<String> seen = new HashSet<>();
    return parts.stream().allMatch(part -> part.members().stream().allMatch(seen::add))
        && seen.size() == team.members().size();
  }

  private void shared(Team team) {
    List<Team> parts = parts(team);
    if (parts.size() >= 2 && isDividedInto(parts, team)) {
      String names = String.join(", ", parts.stream().map(Team::name).toList());
      draft.findings.warning(
          "TEAM_SHARED",
          team.at(),
          "group '" + team.name() + "' is shared by the teams of " + names,
          "give each team a single group, and what they share to each of them");
    }
  }

  /** Returns the smaller teams all of whose people are in this one, sorted. */
  private List<Team> parts(Team team) {
    List<Team> parts = new ArrayList<>();
    for (String member : team.members()) {
      for (Team other : byWitness.getOrDefault(member, List.of())) {
        if (isPart(other, team)) {
          parts.add(other);
        }
      }
    }
    parts.sort(Comparator.comparing(Team::name));
    return parts;
  }

  private static boolean isPart(Team part, Team whole) {
    return part.members().size() >= 2
        && part.members().size() < whole.members().size()
        && whole.members().containsAll(part.members());
  }
}
