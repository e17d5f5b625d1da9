package io.paiadmin.examples.benchmarks;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.tenancy.wish.Unmanaged;
import io.paiadmin.core.tenancy.wish.UserWish;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Wishes for a {@link SyntheticCluster}, complete: every team with every member, every user with
 * their address, the administrators. Each name has a place, as if it were read from a file. In AAD
 * mode the members are those whom the directory should have.
 */
final class SyntheticWish {
  private final Scale scale;
  private final boolean aad;
  private int line;

  SyntheticWish(AuthenticationMode mode, Scale scale) {
    this.scale = scale;
    this.aad = mode == AuthenticationMode.AAD;
  }

  Wish of(Memberships memberships) {
    return new Wish(
        names("nfs-common"),
        aad ? null : names(SyntheticCluster.user(0), SyntheticCluster.user(1)),
        teams(memberships.byTeam()),
        aad ? null : users(),
        new Placed<>(Unmanaged.PRUNE, ""));
  }

  private List<GroupWish> teams(List<List<Integer>> members) {
    List<GroupWish> teams = new ArrayList<>();
    for (int team = 0; team < scale.teams(); team++) {
      teams.add(team(team, members.get(team)));
    }
    return teams;
  }

  private GroupWish team(int team, List<Integer> members) {
    String name = SyntheticCluster.team(team);
    NameList people = names(members.stream().map(SyntheticCluster::user).toArray(String[]::new));
    return new GroupWish(
        placed(name),
        null,
        aad ? placed(SyntheticCluster.external(name)) : null,
        names(SyntheticCluster.team(team)),
        names(SyntheticCluster.storage(team)),
        aad ? null : people,
        aad ? people : null,
        null,
        List.of());
  }

  private List<UserWish> users() {
    return IntStream.range(0, scale.users()).mapToObj(this::user).toList();
  }

  private UserWish user(int user) {
    return new UserWish(placed(SyntheticCluster.user(user)), placed(SyntheticCluster.email(user)));
  }

  private NameList names(String... names) {
    List<Placed<String>> placed = new ArrayList<>();
    for (String name : names) {
      placed.add(placed(name));
    }
    return new NameList(placed, place());
  }

  private Placed<String> placed(String name) {
    return new Placed<>(name, place());
  }

  private String place() {
    line++;
    return "policy.yaml:" + line + ":7";
  }
}
