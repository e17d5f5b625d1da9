package io.paiadmin.api.kit;

import io.paiadmin.api.Secret;
import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.GroupChange;
import io.paiadmin.api.cluster.JobChange;
import io.paiadmin.api.cluster.UserChange;
import java.util.List;

/** Changes of the {@link StandardCluster} and ones that it must refuse. */
final class Samples {
  /** The name of nothing. */
  static final String NOBODY = "nosuch";

  private Samples() {}

  /** Returns one good change of every kind. */
  static List<ClusterChange> all() {
    Group vision = StandardCluster.VISION;
    return List.of(
        new GroupChange.CreateGroup(Group.of("fresh", Acls.NONE)),
        new GroupChange.UpdateGroup(vision, vision.withAcls(Acls.NONE)),
        new GroupChange.DeleteGroup("speech"),
        new UserChange.CreateUser("carol", "", Secret.of("secret-1")),
        new UserChange.DeleteUser("bob"),
        new UserChange.SetUserEmail("bob", "bob@example.org"),
        new UserChange.SetUserGroups("bob", StandardCluster.BOB.groups(), List.of("default")),
        new UserChange.GrantAdmin("bob"),
        new UserChange.RevokeAdmin("root1"),
        new UserChange.RevokeTokens("bob"),
        new JobChange.StopJob("alice~train"),
        new JobChange.TagJob("alice~train", "seen"));
  }

  /** Returns changes of things that do not exist; each must fail with {@code NOT_FOUND}. */
  static List<ClusterChange> ofNothing() {
    Group none = Group.of(NOBODY, Acls.NONE);
    return List.of(
        new GroupChange.UpdateGroup(none, none.withDetails("new", "")),
        new GroupChange.DeleteGroup(NOBODY),
        new UserChange.DeleteUser(NOBODY),
        new UserChange.SetUserEmail(NOBODY, "nosuch@example.org"),
        new UserChange.SetUserGroups(NOBODY, List.of(), List.of("default")),
        new UserChange.GrantAdmin(NOBODY),
        new UserChange.RevokeAdmin(NOBODY),
        new JobChange.StopJob("alice~nosuch"),
        new JobChange.TagJob("alice~nosuch", "seen"));
  }
}
