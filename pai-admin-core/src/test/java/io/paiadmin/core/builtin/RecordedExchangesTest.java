package io.paiadmin.core.builtin;

import static io.paiadmin.api.StandardErrorCode.CONFLICT;
import static io.paiadmin.api.StandardErrorCode.FORBIDDEN;
import static io.paiadmin.api.StandardErrorCode.INVALID_INPUT;
import static io.paiadmin.api.StandardErrorCode.NOT_FOUND;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Secret;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.GroupChange.CreateGroup;
import io.paiadmin.api.cluster.GroupChange.DeleteGroup;
import io.paiadmin.api.cluster.GroupChange.UpdateGroup;
import io.paiadmin.api.cluster.JobChange.StopJob;
import io.paiadmin.api.cluster.JobChange.TagJob;
import io.paiadmin.api.cluster.JobQuery;
import io.paiadmin.api.cluster.Scheduler;
import io.paiadmin.api.cluster.UserChange.CreateUser;
import io.paiadmin.api.cluster.UserChange.DeleteUser;
import io.paiadmin.api.cluster.UserChange.GrantAdmin;
import io.paiadmin.api.cluster.UserChange.RevokeAdmin;
import io.paiadmin.api.cluster.UserChange.SetUserGroups;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What a real rest-server answered, the memory connector answers too. */
class RecordedExchangesTest {
  private static final Secret PASSWORD = Secret.of("secret1");
  private static final Group TEAM_A =
      Group.of("teamA", Acls.of(List.of("vc1"), List.of("nfs1")))
          .withDetails("team A", "sg-team-a");

  @Nested
  class Basic {
    private final Recording recording = Recording.basic();
    private final MemoryCluster cluster = Recording.cluster(recording.state());

    @Test
    void the_recorded_answers_are_a_sound_state() {
      assertThat(cluster.info().authentication()).isEqualTo(AuthenticationMode.BASIC);
      assertThat(cluster.info().version()).isEqualTo("v1.8.1");
      assertThat(cluster.info().scheduler()).isEqualTo(Scheduler.HIVED);
      assertThat(cluster.read().problems()).isEmpty();
      assertThat(cluster.read().partial()).isEmpty();
      assertThat(cluster.read().virtualClusters().get(1).total().gpus()).isEqualTo(4);
    }

    @Test
    void what_was_read_is_written_back_unchanged() {
      assertThat(Recording.written(cluster)).isEqualTo(recording.state());
    }

    @Test
    void created_users_look_as_the_server_shows_them() {
      createTheRecordedUsers();
      assertThat(withoutKeys(Recording.written(cluster).path("users")))
          .isEqualTo(withoutKeys(recording.answer("/users", 1)));
    }

    @Test
    void derived_fields_follow_from_the_groups_as_on_the_server() {
      ObjectNode state = recording.state();
      state.set("groups", recording.noted("application token reads"));
      JsonNode recorded = recording.noted("after the repair");
      ArrayNode users = recorded.deepCopy();
      users.forEach(user -> ((ObjectNode) user).remove(List.of("admin", "storageConfig")));
      users.forEach(user -> ((ObjectNode) user).putArray("virtualCluster").add("stale"));
      state.set("users", users);
      assertThat(Recording.written(Recording.cluster(state)).path("users")).isEqualTo(recorded);
    }

    @Test
    void created_and_updated_groups_look_as_the_server_shows_them() {
      cluster.apply(new CreateGroup(TEAM_A));
      assertThat(group("teamA")).isEqualTo(recording.answer("/groups/teamA", 0));
      Group narrower = TEAM_A.withAcls(Acls.of(List.of("vc1", "default"), List.of()));
      cluster.apply(new UpdateGroup(TEAM_A, narrower));
      assertThat(group("teamA")).isEqualTo(recording.answer("/groups/teamA", 1));
      cluster.apply(new UpdateGroup(narrower, narrower.withAcls(withStorage(narrower))));
      assertThat(group("teamA")).isEqualTo(recording.answer("/groups/teamA", 2));
      cluster.apply(new CreateGroup(Group.of("bare", Acls.NONE)));
      assertThat(group("bare")).isEqualTo(recording.answer("/groups/bare"));
    }

    @Test
    void refuses_what_the_server_refused() {
      createTheRecordedUsers();
      cluster.apply(new CreateGroup(TEAM_A));
      Group none = Group.of("nope", Acls.NONE);
      assertRefused(CONFLICT, new CreateUser("alice", "alice@example.org", PASSWORD));
      assertRefused(INVALID_INPUT, new CreateUser("carol", "", Secret.of("12345")));
      assertRefused(INVALID_INPUT, new CreateUser("bob space", "", PASSWORD));
      assertRefused(INVALID_INPUT, new CreateUser("carol", "not-an-address", PASSWORD));
      assertRefused(NOT_FOUND, new GrantAdmin("nobody"));
      assertRefused(NOT_FOUND, new SetUserGroups("bob", groups("bob"), List.of("nope")));
      assertRefused(FORBIDDEN, new DeleteUser("d.e-f_1"));
      assertRefused(NOT_FOUND, new DeleteUser("nobody"));
      assertRefused(CONFLICT, new CreateGroup(TEAM_A.withDetails("again", "")));
      assertRefused(INVALID_INPUT, new CreateGroup(Group.of("team-a", Acls.NONE)));
      assertRefused(NOT_FOUND, new UpdateGroup(none, none.withDetails("x", "")));
      assertRefused(NOT_FOUND, new DeleteGroup("nope"));
      assertRefused(NOT_FOUND, new StopJob("alice~nope"));
    }

    @Test
    void an_administrator_comes_and_goes() {
      createTheRecordedUsers();
      cluster.apply(new GrantAdmin("alice"));
      assertThat(groups("alice")).containsExactly("vc1", "default", "admingroup");
      assertThat(user("alice").path("virtualCluster"))
          .isEqualTo(recording.answer("/users/alice", 2).path("virtualCluster"));
      cluster.apply(new RevokeAdmin("alice"));
      assertThat(groups("alice")).containsExactly("vc1", "default");
    }

    @Test
    void a_deleted_group_leaves_its_members() {
      cluster.apply(new CreateUser("bob", "", PASSWORD));
      cluster.apply(new CreateGroup(Group.of("ghost", Acls.of(List.of("vc1"), List.of()))));
      cluster.apply(
          new SetUserGroups("bob", List.of("default"), List.of("vc1", "default", "ghost")));
      cluster.apply(new DeleteGroup("ghost"));
      assertThat(groups("bob")).containsExactly("vc1", "default");
    }

    @Test
    void a_user_in_a_vanished_group_can_be_repaired_but_not_deleted() {
      ObjectNode state = recording.state();
      ObjectNode bob = ((ArrayNode) state.path("users")).addObject().put("username", "bob");
      bob.putArray("grouplist").add("vc1").add("ghost");
      MemoryCluster broken = Recording.cluster(state);
      assertThat(broken.read().users().get(1).groups()).containsExactly("vc1", "ghost");
      PaiAdminException refusal =
          catchThrowableOfType(PaiAdminException.class, () -> broken.apply(new DeleteUser("bob")));
      assertThat(refusal.code()).isEqualTo(NOT_FOUND);
      broken.apply(new SetUserGroups("bob", List.of("ghost", "vc1"), List.of("default", "vc1")));
      broken.apply(new DeleteUser("bob"));
      assertThat(broken.read().users()).extracting(user -> user.name()).containsExactly("admin");
    }

    @Test
    void a_name_used_again_starts_in_default() {
      cluster.apply(new CreateUser("bob", "", PASSWORD));
      cluster.apply(new SetUserGroups("bob", List.of("default"), List.of("vc1")));
      cluster.apply(new DeleteUser("bob"));
      cluster.apply(new CreateUser("bob", "", PASSWORD));
      assertThat(groups("bob")).containsExactly("default");
    }

    @Test
    void jobs_are_listed_under_their_short_names_and_tagged() {
      cluster.apply(new TagJob("alice~job_3", "stopped-by-admin"));
      assertThat(cluster.jobs(JobQuery.ALL))
          .extracting(job -> job.fullName())
          .containsExactly("admin~job_1", "alice~job_3", "alice~job_2");
      assertThat(cluster.jobs(new JobQuery("alice", "vc1", Set.of())))
          .extracting(job -> job.tags())
          .containsExactly(List.of("stopped-by-admin"), List.of());
    }

    private void createTheRecordedUsers() {
      cluster.apply(new CreateUser("alice", "alice@example.org", PASSWORD));
      cluster.apply(new SetUserGroups("alice", List.of("default"), List.of("vc1", "default")));
      cluster.apply(new CreateUser("bob", "", PASSWORD));
      cluster.apply(new SetUserGroups("bob", List.of("default"), List.of("default", "vc1")));
      cluster.apply(new CreateUser("Bob", "", PASSWORD));
      cluster.apply(new CreateUser("d.e-f_1", "", PASSWORD));
      cluster.apply(new GrantAdmin("d.e-f_1"));
    }

    private void assertRefused(StandardErrorCode code, ClusterChange change) {
      PaiAdminException refusal =
          catchThrowableOfType(PaiAdminException.class, () -> cluster.apply(change));
      assertThat(refusal).as(change.toString()).isNotNull();
      assertThat(refusal.code()).as(change.toString()).isEqualTo(code);
    }

    private List<String> groups(String user) {
      return cluster.read().users().stream()
          .filter(each -> each.name().equals(user))
          .findFirst()
          .orElseThrow()
          .groups();
    }

    private JsonNode user(String name) {
      return entry("users", "username", name);
    }

    private JsonNode group(String name) {
      return entry("groups", "groupname", name);
    }

    private JsonNode entry(String section, String key, String name) {
      return StreamSupport.stream(Recording.written(cluster).path(section).spliterator(), false)
          .filter(entry -> entry.path(key).asText().equals(name))
          .findFirst()
          .orElseThrow();
    }

    private static Acls withStorage(Group group) {
      return group.acls().withStorages(List.of("nfs1"));
    }

    /** The server makes a key pair for every new user. */
    private static JsonNode withoutKeys(JsonNode users) {
      users.forEach(user -> ((ObjectNode) user).remove("extension"));
      return users;
    }
  }

  @Nested
  class Aad {
    private final Recording recording = Recording.aad();
    private final MemoryCluster cluster = Recording.cluster(recording.state());

    @Test
    void the_recorded_answers_are_a_sound_state() {
      assertThat(cluster.info().authentication()).isEqualTo(AuthenticationMode.AAD);
      assertThat(cluster.read().problems()).isEmpty();
      assertThat(cluster.read().groups())
          .contains(
              new Group(
                  "vision",
                  "vision team",
                  "sg-vision",
                  Acls.of(List.of("vc1", "default"), List.of("nfs1")),
                  Map.of()));
    }

    @Test
    void what_was_read_is_written_back_unchanged() {
      assertThat(Recording.written(cluster)).isEqualTo(recording.state());
    }
  }
}
