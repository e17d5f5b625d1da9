package io.paiadmin.core.builtin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.Secret;
import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.GroupChange.CreateGroup;
import io.paiadmin.api.cluster.GroupChange.DeleteGroup;
import io.paiadmin.api.cluster.GroupChange.UpdateGroup;
import io.paiadmin.api.cluster.JobChange.StopJob;
import io.paiadmin.api.cluster.JobChange.TagJob;
import io.paiadmin.api.cluster.JobQuery;
import io.paiadmin.api.cluster.UserChange.CreateUser;
import io.paiadmin.api.cluster.UserChange.DeleteUser;
import io.paiadmin.api.cluster.UserChange.GrantAdmin;
import io.paiadmin.api.cluster.UserChange.RevokeAdmin;
import io.paiadmin.api.cluster.UserChange.RevokeTokens;
import io.paiadmin.api.cluster.UserChange.SetUserEmail;
import io.paiadmin.api.cluster.UserChange.SetUserGroups;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Whatever is in a state file, the connector answers or refuses; nothing else ever comes out. */
class StateMutationTest {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  private static final List<ObjectNode> GOOD =
      List.of(Recording.basic().state(), Recording.aad().state());

  @Property(tries = 300)
  void a_mutated_state_is_read_or_refused(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 8) int mutations) {
    Random random = new Random(seed);
    JsonNode state = GOOD.get(random.nextInt(GOOD.size())).deepCopy();
    for (int i = 0; i < mutations; i++) {
      mutate(state, random);
    }
    assertThatNoException().isThrownBy(() -> use(state.toString()));
  }

  private static void use(String json) {
    try {
      MemoryCluster cluster = MemoryCluster.parse("state.json", json);
      look(cluster);
      changes().forEach(change -> applyOrRefuse(cluster, change));
      look(cluster);
    } catch (PaiAdminException refused) {
      assertThat(refused.problems()).extracting(Problem::at).allMatch(at -> !at.isEmpty());
    }
  }

  private static void look(MemoryCluster cluster) {
    assertThat(cluster.info().capabilities()).isNotEmpty();
    assertThat(cluster.read()).isEqualTo(cluster.read());
    assertThat(cluster.jobs(JobQuery.ALL)).doesNotContainNull();
    MemoryCluster again = MemoryCluster.parse("state.json", cluster.toJson());
    assertThat(again.read()).isEqualTo(cluster.read());
  }

  private static void applyOrRefuse(MemoryCluster cluster, ClusterChange change) {
    String before = cluster.toJson();
    try {
      cluster.apply(change);
    } catch (PaiAdminException refused) {
      assertThat(cluster.toJson()).isEqualTo(before);
    }
  }

  private static List<ClusterChange> changes() {
    Group vc1 = Group.of("vc1", Acls.of(List.of("vc1"), List.of()));
    return List.of(
        new CreateUser("carol", "", Secret.of("secret-1")),
        new SetUserGroups("carol", List.of("default"), List.of("default", "vc1")),
        new SetUserEmail("alice", "a@example.org"),
        new GrantAdmin("carol"),
        new RevokeAdmin("admin"),
        new RevokeTokens("admin"),
        new DeleteUser("admin"),
        new CreateGroup(Group.of("fresh", Acls.NONE)),
        new UpdateGroup(vc1, vc1.withAcls(Acls.NONE)),
        new DeleteGroup("default"),
        new TagJob("alice~job_2", "seen"),
        new StopJob("alice~job_3"));
  }

  private static void mutate(JsonNode root, Random random) {
    List<JsonNode> parents = new ArrayList<>();
    collect(root, parents);
    JsonNode parent = parents.get(random.nextInt(parents.size()));
    int place = parent.isEmpty() ? 0 : random.nextInt(parent.size());
    if (parent instanceof ObjectNode object) {
      mutate(object, place, random);
    } else if (parent instanceof ArrayNode array) {
      mutate(array, place, random);
    }
  }

  private static void mutate(ObjectNode object, int place, Random random) {
    List<String> keys = new ArrayList<>();
    object.fieldNames().forEachRemaining(keys::add);
    String key = keys.isEmpty() ? "extra" : keys.get(place);
    switch (random.nextInt(3)) {
      case 0 -> object.remove(key);
      case 1 -> object.set(key, anything(random));
      default -> object.set(key + random.nextInt(3), anything(random));
    }
  }

  private static void mutate(ArrayNode array, int place, Random random) {
    switch (array.isEmpty() ? 2 : random.nextInt(4)) {
      case 0 -> array.remove(place);
      case 1 -> array.set(place, anything(random));
      case 2 -> array.insert(place, anything(random));
      default -> array.add(array.get(place).deepCopy());
    }
  }

  private static void collect(JsonNode node, List<JsonNode> parents) {
    if (node.isContainerNode()) {
      parents.add(node);
      node.forEach(child -> collect(child, parents));
    }
  }

  private static JsonNode anything(Random random) {
    return switch (random.nextInt(10)) {
      case 0 -> JSON.nullNode();
      case 1 -> JSON.booleanNode(random.nextBoolean());
      case 2 -> JSON.numberNode(random.nextLong());
      case 3 -> JSON.numberNode(new BigDecimal("1e" + random.nextInt(5000)));
      case 4 -> JSON.textNode("");
      case 5 -> JSON.textNode("a/b~c\u0000\u20ac");
      case 6 -> JSON.arrayNode().add("default").add(1);
      case 7 -> JSON.objectNode().put("admin", "yes");
      case 8 -> JSON.objectNode();
      default -> JSON.textNode("vc1");
    };
  }
}
