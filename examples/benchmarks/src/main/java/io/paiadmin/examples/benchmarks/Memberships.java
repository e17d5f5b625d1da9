package io.paiadmin.examples.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;

/**
 * Who is in which team, by number. A few teams are large and many are small: the largest of 2,000
 * has a fifth of all users. The same scale always gives the same memberships.
 */
final class Memberships {
  private static final long SEED = 20_220_101;
  private static final int CHANGES_PER_THOUSAND = 5;

  private final Scale scale;
  private final List<Set<Integer>> teamsOfUser = new ArrayList<>();

  private Memberships(Scale scale) {
    this.scale = scale;
  }

  /** Makes every user a member of ten teams. */
  static Memberships of(Scale scale) {
    Memberships all = new Memberships(scale);
    SplittableRandom random = new SplittableRandom(SEED);
    for (int user = 0; user < scale.users(); user++) {
      Set<Integer> teams = new TreeSet<>();
      while (teams.size() < Scale.TEAMS_PER_USER) {
        teams.add(all.anyTeam(random));
      }
      all.teamsOfUser.add(teams);
    }
    return all;
  }

  /** Returns other memberships: one in two hundred is gone, and as many are new. */
  Memberships changed() {
    Memberships changed = new Memberships(scale);
    SplittableRandom random = new SplittableRandom(SEED + 1);
    for (Set<Integer> teams : teamsOfUser) {
      Set<Integer> others = new TreeSet<>(teams);
      teams.stream().filter(team -> isChosen(random)).forEach(others::remove);
      teams.stream().filter(team -> isChosen(random)).forEach(any -> others.add(anyTeam(random)));
      changed.teamsOfUser.add(others);
    }
    return changed;
  }

  Set<Integer> teamsOf(int user) {
    return teamsOfUser.get(user);
  }

  /** Returns the members of each team, by the number of the team. */
  List<List<Integer>> byTeam() {
    List<List<Integer>> members = new ArrayList<>();
    for (int team = 0; team < scale.teams(); team++) {
      members.add(new ArrayList<>());
    }
    for (int user = 0; user < teamsOfUser.size(); user++) {
      for (int team : teamsOfUser.get(user)) {
        members.get(team).add(user);
      }
    }
    return members;
  }

  /** Squaring makes low numbers likelier, so that teams differ in size. */
  private int anyTeam(SplittableRandom random) {
    double place = random.nextDouble();
    return (int) (place * place * scale.teams());
  }

  private static boolean isChosen(SplittableRandom random) {
    return random.nextInt(1000) < CHANGES_PER_THOUSAND;
  }
}
