package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.Secret;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.Job;
import io.paiadmin.api.cluster.Storage;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.cluster.VirtualCluster;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What a stub serves, alive: it can be filled before the server starts, and looked at and changed
 * while it runs, which is then a change behind the server's back. Nothing here checks what it is
 * given, for real clusters have odd states. Thread-safe: every call and every request sees the
 * cluster before or after another, never between.
 *
 * <p>Methods that change something return this cluster. Those that name a thing that is not there
 * do nothing, unless they say otherwise.
 */
public final class StubCluster {
  private final StubState state;

  private StubCluster(AuthenticationMode mode) {
    state = new StubState(mode);
    Restart.createSeeds(state);
    virtualCluster(VirtualCluster.named(StubState.DEFAULT));
  }

  /**
   * Makes a cluster of version v1.8.1 with the groups {@code admingroup} and {@code default}, the
   * virtual cluster {@code default}, and nothing else.
   */
  public static StubCluster in(AuthenticationMode mode) {
    return new StubCluster(mode);
  }

  /**
   * Sets the version, which also decides about two routes: {@code GET /tokens/check} exists from
   * 1.6 on, {@code GET /alerts} from 1.8 on.
   *
   * @param version such as {@code v1.8.1}, or null for one that the server itself does not know
   */
  public StubCluster version(@Nullable String version) {
    return change(() -> state.version = version);
  }

  /** Sets whether HiveD places the jobs, as at first it does. Only sku types tell. */
  public StubCluster hived(boolean hived) {
    return change(() -> state.hived = hived);
  }

  /** Sets the clock by which tokens are made and end; at first the system's. */
  public StubCluster clock(Clock clock) {
    return change(() -> state.clock = clock);
  }

  /** Sets how long the browser tokens made from now on last; at first seven days. */
  public StubCluster tokenLifetime(Duration lifetime) {
    return change(() -> state.tokenLifetime = lifetime);
  }

  /**
   * Sets how many requests one client may send within a minute, after which the server answers 429.
   * While there is a limit, every answer has the headers {@code X-RateLimit-*}.
   *
   * @param requests the number, or 0 for no limit, as at first
   */
  public StubCluster requestsPerMinute(int requests) {
    return change(() -> state.limiter.admit(requests));
  }

  /** Sets the administrator whom a restart in basic mode creates if missing; at first nobody. */
  public StubCluster firstAdministrator(String name, String password) {
    User user = new User(name, "", List.of(StubState.DEFAULT, StubState.ADMIN_GROUP));
    return change(() -> state.firstAdministrator = record(user, password));
  }

  /** Creates or replaces a virtual cluster. */
  public StubCluster virtualCluster(VirtualCluster vc) {
    return change(() -> state.virtualClusters.put(vc.name(), vc));
  }

  /** Takes a virtual cluster away; the groups that grant it still do. */
  public StubCluster removeVirtualCluster(String name) {
    return change(() -> state.virtualClusters.remove(name));
  }

  /**
   * Creates or replaces a group.
   *
   * @param group the group; the texts of its unknown keys must be JSON
   * @throws IllegalArgumentException when they are not
   */
  public StubCluster group(Group group) {
    return change(() -> state.save(GroupRecord.of(group)));
  }

  /** Replaces a group by what becomes of it. */
  public StubCluster changeGroup(String name, UnaryOperator<Group> change) {
    return change(
        () -> {
          GroupRecord group = state.groups.get(name);
          if (group != null) {
            state.save(GroupRecord.of(change.apply(group.toGroup())));
          }
        });
  }

  /** Takes a group away without telling its members, whose lists then name a lost group. */
  public StubCluster vanishGroup(String name) {
    return change(() -> state.groups.remove(name));
  }

  /**
   * Creates or replaces a user, with generated keys in basic mode.
   *
   * @param user the user; groups are taken as they are, doubles and lost names included
   * @param password the password, without meaning in a directory cluster
   */
  public StubCluster user(User user, String password) {
    return change(() -> state.save(record(user, password)));
  }

  /** Replaces what the api knows of a user by what becomes of it; the rest stays. */
  public StubCluster changeUser(String name, UnaryOperator<User> change) {
    return change(
        () -> {
          UserRecord user = state.users.get(name);
          if (user != null) {
            state.save(user.with(change.apply(user.toUser())));
          }
        });
  }

  /**
   * Puts a value into a user's extension, which the server shows to everybody.
   *
   * @param name the user
   * @param key the top-level key, such as {@code githubPAT}
   * @param json the value as JSON
   * @throws IllegalArgumentException when that is no JSON, or there is no such user
   */
  public StubCluster userExtension(String name, String key, String json) {
    ObjectNode over = Json.object().set(key, Json.given(json));
    return change(() -> state.save(find(name).withExtension(over)));
  }

  /**
   * Sets the private key that the server keeps for a user, so that a test can look where it goes.
   *
   * @throws IllegalArgumentException when there is no such user
   */
  public StubCluster userKey(String name, String privateKey) {
    ObjectNode keys = Json.object().put("key", privateKey).put("pub", "ssh-rsa " + name);
    ObjectNode over = Json.object().set("jobSSH", keys);
    return change(() -> state.save(find(name).withExtension(over)));
  }

  /** Takes a user away; tokens and jobs stay. */
  public StubCluster removeUser(String name) {
    return change(() -> state.users.remove(name));
  }

  /** Ends every token of a user, of both kinds. */
  public StubCluster revokeTokens(String user) {
    return change(() -> state.tokens.of(user, state.now()).forEach(state.tokens::revoke));
  }

  /** Creates or replaces a storage without details. */
  public StubCluster storage(Storage storage) {
    return claim(StubClaim.of(storage));
  }

  /** Creates or replaces a storage with everything there is to it, or a claim that is none yet. */
  public StubCluster claim(StubClaim claim) {
    return change(() -> state.claims.put(claim.name(), claim));
  }

  /** Takes a storage away; the groups that grant it still do. */
  public StubCluster removeStorage(String name) {
    return change(() -> state.claims.remove(name));
  }

  /** Creates or replaces a job. */
  public StubCluster job(Job job) {
    return change(() -> state.jobs.put(job.fullName(), JobRecords.of(job)));
  }

  /**
   * Creates or replaces a job that is listed exactly as given.
   *
   * @param json an item of the server's list, with {@code name} and {@code username} at least
   * @throws IllegalArgumentException when that is no JSON object
   */
  public StubCluster job(String json) {
    ObjectNode item = object(json);
    return change(() -> state.jobs.put(JobRecords.fullName(item), item));
  }

  /** Takes a job away. */
  public StubCluster removeJob(String fullName) {
    return change(() -> state.jobs.remove(fullName));
  }

  /** Lets every job that is being stopped have stopped by now. */
  public StubCluster settleJobs() {
    return change(() -> state.jobs.replaceAll((name, item) -> settled(item)));
  }

  /**
   * Adds an alert. Until there is one the server does not reach its alert manager.
   *
   * @param json an item of the server's list
   * @throws IllegalArgumentException when that is no JSON object
   */
  public StubCluster alert(String json) {
    ObjectNode alert = object(json);
    return change(() -> state.alerts.add(alert));
  }

  /** Restarts the server, which changes groups and users on its own; tokens stay valid. */
  public StubCluster restart() {
    return change(() -> new Restart(state).run());
  }

  /**
   * Returns what is true: users with their lists as stored, and every bound storage, whoever may
   * see it.
   */
  public ClusterState state() {
    synchronized (state) {
      return ClusterState.complete(
          state.users.values().stream().map(UserRecord::toUser).toList(),
          state.groups.values().stream().map(GroupRecord::toGroup).toList(),
          List.copyOf(state.virtualClusters.values()),
          state.claims.values().stream()
              .filter(StubClaim::isBound)
              .map(StubClaim::toStorage)
              .toList());
    }
  }

  /** Returns every job, oldest creation first; a state that the api does not know is UNKNOWN. */
  public List<Job> jobs() {
    synchronized (state) {
      return state.jobs.values().stream().map(JobRecords::toJob).toList();
    }
  }

  /** Tells whether that is the user's password; never for a user who is not there. */
  public boolean passwordIs(String user, String password) {
    synchronized (state) {
      UserRecord found = state.users.get(user);
      return found != null && found.password().equals(Secret.of(password));
    }
  }

  /** Returns what the server works on. */
  StubState truth() {
    return state;
  }

  private StubCluster change(Runnable change) {
    synchronized (state) {
      change.run();
    }
    return this;
  }

  private UserRecord record(User user, String password) {
    ObjectNode extension = state.isBasic() ? UserRecord.generatedKeys(user.name()) : Json.object();
    return UserRecord.of(user, extension, Secret.of(password));
  }

  private UserRecord find(String name) {
    UserRecord user = state.users.get(name);
    if (user == null) {
      throw new IllegalArgumentException("There is no user " + name + ".");
    }
    return user;
  }

  private ObjectNode settled(ObjectNode item) {
    if (!item.path("state").asText().equals(Job.State.STOPPING.name())) {
      return item;
    }
    Instant now = state.now();
    return JobRecords.withState(item, Job.State.STOPPED)
        .put("completedTime", now.toEpochMilli())
        .put("appExitCode", -210);
  }

  private static ObjectNode object(String json) {
    if (Json.given(json) instanceof ObjectNode object) {
      return object;
    }
    throw new IllegalArgumentException("Not a JSON object: " + json);
  }
}
