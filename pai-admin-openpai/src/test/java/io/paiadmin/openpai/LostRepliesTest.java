package io.paiadmin.openpai;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.kit.StandardCluster;
import io.paiadmin.core.apply.ApplyOutcome;
import io.paiadmin.openpai.stub.Fault;
import io.paiadmin.openpai.stub.Received;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A plan of 200 changes through a server that drops every seventh reply. */
class LostRepliesTest {
  private static final List<String> NEW_PEOPLE =
      IntStream.range(0, 100).mapToObj(i -> "user" + i).toList();

  @Test
  void the_cluster_ends_exactly_as_wanted_and_nothing_is_written_twice() {
    try (StubbedCluster cluster =
            StubbedCluster.holding(StandardCluster.in(AuthenticationMode.BASIC));
        Administered administered = Administered.of(cluster, tenancy())) {
      var plan = administered.tenancy().plan();
      assertThat(plan.steps()).hasSize(2 * NEW_PEOPLE.size());
      cluster.server().forget();
      cluster.server().faults().every(7, Fault.dropAfter());

      ApplyOutcome outcome = administered.tenancy().apply(plan);

      assertThat(outcome.isComplete()).isTrue();
      assertThat(outcome.isVerified()).isTrue();
      assertThat(outcome.problems()).isEmpty();
      assertThat(cluster.server().cluster().state().users())
          .filteredOn(user -> NEW_PEOPLE.contains(user.name()))
          .extracting(User::groups)
          .hasSize(NEW_PEOPLE.size())
          .containsOnly(List.of("default", "vision"));
      assertThat(writes(cluster)).hasSize(plan.steps().size()).doesNotHaveDuplicates();
      cluster.server().faults().clear();
      assertThat(administered.tenancy().plan().steps()).isEmpty();
    }
  }

  private static String tenancy() {
    String members = NEW_PEOPLE.stream().collect(Collectors.joining(", "));
    String users =
        NEW_PEOPLE.stream()
            .map(name -> "{name: " + name + ", email: " + name + "@example.org}")
            .collect(Collectors.joining(", "));
    return """
        admins: [root1, root2]
        groups:
          - name: vision
            members: [alice, bob, %s]
        users: [%s]
        """
        .formatted(members, users);
  }

  /** Writes by what they write to; users are created with one path for all, so by their number. */
  private static List<String> writes(StubbedCluster cluster) {
    List<Received> written = cluster.server().received().stream().filter(Received::wrote).toList();
    return IntStream.range(0, written.size())
        .mapToObj(i -> text(written.get(i), i))
        .filter(text -> !text.contains("/authn/"))
        .toList();
  }

  private static String text(Received request, int number) {
    return request.method().equals("POST")
        ? "POST " + number
        : request.method() + " " + request.path();
  }
}
