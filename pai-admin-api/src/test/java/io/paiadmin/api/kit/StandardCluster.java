package io.paiadmin.api.kit;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.Job;
import io.paiadmin.api.cluster.Storage;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.cluster.VirtualCluster;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The cluster that every test of the kit starts from: three virtual clusters, two storages, two
 * administrators, and users of whom two differ by the case of one letter.
 */
public final class StandardCluster {
  /** A group with everything a group can have. */
  public static final Group VISION =
      new Group(
          "vision",
          "Vision team",
          "sg-vision",
          new Acls(
              false,
              List.of("vision"),
              List.of("nfs-vision", "nfs-common"),
              Map.of("tier", "\"gold\"", "quota", "{\"gpu\":4}")),
          Map.of("contact", "[\"alice\",null]"));

  /** The administrators' group. */
  public static final Group ADMINS =
      new Group(
          "admingroup",
          "Administrators",
          "sg-admins",
          new Acls(true, List.of("default", "vision", "speech"), List.of(), Map.of()),
          Map.of());

  /** The group that everybody is in. */
  public static final Group DEFAULT =
      new Group(
          "default",
          "Everybody",
          "sg-all",
          Acls.of(List.of("default"), List.of("nfs-common")),
          Map.of());

  /** A group with little. */
  public static final Group SPEECH =
      new Group("speech", "", "sg-speech", Acls.of(List.of("speech"), List.of()), Map.of());

  /** An administrator. */
  public static final User ROOT = new User("root1", "", List.of("default", "admingroup"));

  /** A user with a mail address, in one team. */
  public static final User ALICE =
      new User("alice", "alice@example.org", List.of("vision", "default"));

  /** A user in two teams. */
  public static final User BOB = new User("bob", "", List.of("default", "vision", "speech"));

  /** Somebody else than {@link #BOB}. */
  public static final User CAPITAL_BOB = new User("Bob", "", List.of("default"));

  /** A job that runs. */
  public static final Job RUNNING = job("alice", "train", Job.State.RUNNING, "vision", null);

  /** A job that is over and bears a tag. */
  public static final Job OVER =
      job("alice", "old", Job.State.SUCCEEDED, "default", Instant.ofEpochSecond(1_700_003_600));

  /** A job that waits, of another user. */
  public static final Job WAITING = job("bob", "train", Job.State.WAITING, "speech", null);

  private StandardCluster() {}

  /** Returns the cluster in a mode. */
  public static Fixture in(AuthenticationMode mode) {
    User second = new User("root2", "root2@example.org", List.of("default", "admingroup"));
    ClusterState state =
        ClusterState.complete(
            List.of(ROOT, second, ALICE, BOB, CAPITAL_BOB),
            List.of(ADMINS, DEFAULT, VISION, SPEECH),
            Stream.of("default", "speech", "vision").map(VirtualCluster::named).toList(),
            Stream.of("nfs-common", "nfs-vision").map(Storage::named).toList());
    return new Fixture(mode, state, List.of(RUNNING, OVER, WAITING));
  }

  private static Job job(
      String user, String name, Job.State state, String vc, @Nullable Instant completed) {
    List<String> tags = completed == null ? List.of() : List.of("kept");
    Instant submitted = Instant.ofEpochSecond(1_700_000_000);
    return new Job(user, name, state, vc, 4, tags, submitted, completed);
  }
}
