package io.paiadmin.openpai;

import static io.paiadmin.api.StandardErrorCode.OUTCOME_UNKNOWN;
import static io.paiadmin.api.StandardErrorCode.REMOTE_FAILURE;
import static io.paiadmin.api.StandardErrorCode.UNAUTHORIZED;
import static io.paiadmin.api.StandardErrorCode.UNAVAILABLE;
import static io.paiadmin.api.cluster.AuthenticationMode.BASIC;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Secret;
import io.paiadmin.api.StandardErrorCode;
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
import io.paiadmin.api.cluster.UserChange.SetUserEmail;
import io.paiadmin.api.cluster.UserChange.SetUserGroups;
import io.paiadmin.api.kit.StandardCluster;
import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.openpai.stub.Fault;
import io.paiadmin.openpai.stub.Received;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every request of every call, and everything that can happen to it. */
@Tag("long")
class FaultsTest {
  private static final String CANARY = "canary-7f3a";

  /** After these codes nothing has changed, and some of them are worth another try. */
  private static final Set<StandardErrorCode> TYPED =
      Set.of(OUTCOME_UNKNOWN, UNAVAILABLE, REMOTE_FAILURE, UNAUTHORIZED);

  private static final List<ClusterChange> CHANGES = changes();

  /** How each change goes when nothing goes wrong. */
  private static final Map<ClusterChange, Trial<Boolean>> SOUND = new ConcurrentHashMap<>();

  @Nested
  class A_change {
    @ParameterizedTest
    @MethodSource("io.paiadmin.openpai.FaultsTest#faults")
    void is_made_once_or_not_at_all_and_never_called_what_it_is_not(Fault fault) throws Exception {
      each(
          fault,
          (sound, trial) -> {
            assertTyped(trial.failure());
            assertThat(trial.after()).isIn(trial.before(), sound.after());
            assertThat(trial.writes()).isLessThanOrEqualTo(sound.writes());
            if (!trial.isRefused()) {
              assertThat(trial.after()).isEqualTo(sound.after());
            } else if (trial.failure().code() != OUTCOME_UNKNOWN) {
              assertThat(trial.after()).isEqualTo(trial.before());
            }
          });
    }

    @ParameterizedTest
    @MethodSource("io.paiadmin.openpai.FaultsTest#faultsBeforeTheServerLooks")
    void is_made_although_the_server_first_refused_to_look(Fault fault) throws Exception {
      each(fault, (sound, trial) -> assertThat(trial.failure()).isNull());
    }

    @ParameterizedTest
    @MethodSource("io.paiadmin.openpai.FaultsTest#faultsAfterTheServerActed")
    void is_made_although_the_answer_was_lost_or_made_no_sense(Fault fault) {
      for (ClusterChange change : CHANGES) {
        Trial<Boolean> trial = Trial.of(BASIC, apply(change), write(change), fault);
        assertThat(trial.failure()).as(change + " with " + fault).isNull();
      }
    }

    @Test
    void lost_on_its_way_is_not_taken_for_made() {
      for (ClusterChange change : CHANGES) {
        assertThat(code(change, Fault.dropBefore())).as("%s", change).isEqualTo(OUTCOME_UNKNOWN);
        assertThat(code(change, Fault.hang())).as("%s", change).isEqualTo(OUTCOME_UNKNOWN);
      }
    }

    @Test
    void refused_by_a_failing_server_is_known_not_to_be_made() {
      for (ClusterChange change : CHANGES) {
        assertThat(code(change, Fault.status(500))).as("%s", change).isEqualTo(REMOTE_FAILURE);
      }
    }

    @Test
    void refused_by_somebody_between_is_not_known_not_to_be_made() {
      for (ClusterChange change : CHANGES) {
        for (Fault fault : List.of(Fault.gateway(502), Fault.gateway(504), Fault.status(504))) {
          assertThat(code(change, fault)).as(change + " " + fault).isEqualTo(OUTCOME_UNKNOWN);
        }
      }
    }

    private StandardErrorCode code(ClusterChange change, Fault fault) {
      Trial<Boolean> trial = Trial.of(BASIC, apply(change), write(change), fault);
      assertThat(trial.after()).as("%s", change).isEqualTo(trial.before());
      assertThat(trial.failure()).as("%s", change).isNotNull();
      return (StandardErrorCode) trial.failure().code();
    }

    /** Every change with every of its requests gone wrong. */
    private void each(Fault fault, BiConsumer<Trial<?>, Trial<?>> check) throws Exception {
      List<Callable<Void>> checks = new ArrayList<>();
      for (ClusterChange change : CHANGES) {
        Trial<Boolean> sound = sound(change);
        for (int n = 1; n <= sound.requests().size(); n++) {
          int request = n;
          checks.add(
              () -> {
                check.accept(sound, Trial.of(BASIC, apply(change), request, fault));
                return null;
              });
        }
      }
      together(checks);
    }

    private int write(ClusterChange change) {
      List<Received> requests = sound(change).requests();
      for (int n = 0; n < requests.size(); n++) {
        if (requests.get(n).wrote()) {
          return n + 1;
        }
      }
      throw new AssertionError("nothing was written");
    }

    private Trial<Boolean> sound(ClusterChange change) {
      return SOUND.computeIfAbsent(change, each -> Trial.sound(BASIC, apply(each)));
    }
  }

  @Nested
  class A_reading {
    private static final Map<String, Function<ClusterConnector, Object>> READINGS =
        Map.of(
            "info", ClusterConnector::info,
            "read", ClusterConnector::read,
            "jobs", connector -> connector.jobs(JobQuery.ALL));

    @ParameterizedTest
    @MethodSource("io.paiadmin.openpai.FaultsTest#faults")
    void is_whole_or_fails_with_a_code_a_sentence_and_a_fix(Fault fault) throws Exception {
      List<Callable<Void>> checks = new ArrayList<>();
      READINGS.forEach(
          (name, reading) -> {
            Trial<Object> sound = Trial.sound(BASIC, reading);
            for (int n = 1; n <= sound.requests().size(); n++) {
              int request = n;
              checks.add(
                  () -> {
                    assertWhole(name, sound, Trial.of(BASIC, reading, request, fault));
                    return null;
                  });
            }
          });
      together(checks);
    }

    /** What the server did not say of itself may be unknown, but a list is whole or none. */
    private void assertWhole(String name, Trial<?> sound, Trial<?> trial) {
      assertTyped(trial.failure());
      assertThat(trial.after()).isEqualTo(trial.before());
      if (!trial.isRefused() && !name.equals("info")) {
        assertThat(trial.answer()).isEqualTo(sound.answer());
      }
    }
  }

  private static Stream<Fault> faults() {
    return Stream.of(
            Stream.of(
                Fault.hang(),
                Fault.hangAfter(),
                Fault.dropBefore(),
                Fault.status(500),
                Fault.status(503),
                Fault.gateway(502),
                Fault.gateway(504),
                Fault.status(504),
                Fault.redirect("https://elsewhere.example.org/")),
            faultsBeforeTheServerLooks(),
            faultsAfterTheServerActed())
        .flatMap(Function.identity());
  }

  private static Stream<Fault> faultsBeforeTheServerLooks() {
    return Stream.of(Fault.unauthorized(), Fault.expireToken(), Fault.tooManyRequests(1));
  }

  private static Stream<Fault> faultsAfterTheServerActed() {
    return Stream.of(
        Fault.dropAfter(),
        Fault.halfBody(),
        Fault.garbage(),
        Fault.emptyBody(),
        Fault.statusAfter(500));
  }

  private static List<ClusterChange> changes() {
    Group fresh =
        new Group(
            "fresh",
            "New",
            "sg-new",
            new Acls(false, List.of("vision"), List.of("nfs-common"), Map.of("tier", "\"gold\"")),
            Map.of("since", "2021"));
    Group vision = StandardCluster.VISION;
    Acls wider = vision.acls().withVirtualClusters(List.of("vision", "speech"));
    return List.of(
        new CreateGroup(fresh),
        new UpdateGroup(vision, vision.withAcls(wider)),
        new UpdateGroup(vision, vision.withAcls(Acls.NONE).withDetails("New", "sg-vision")),
        new DeleteGroup("vision"),
        new CreateUser("carol", "carol@example.org", Secret.of(CANARY)),
        new CreateUser("carol", "", Secret.of(CANARY)),
        new DeleteUser("alice"),
        new SetUserEmail("bob", "bob@example.org"),
        new SetUserEmail("alice", ""),
        new SetUserGroups("bob", StandardCluster.BOB.groups(), List.of("default", "speech")),
        new GrantAdmin("bob"),
        new RevokeAdmin("root2"),
        new StopJob(StandardCluster.RUNNING.fullName()),
        new TagJob(StandardCluster.RUNNING.fullName(), "seen"));
  }

  private static Function<ClusterConnector, Boolean> apply(ClusterChange change) {
    return connector -> {
      connector.apply(change);
      return true;
    };
  }

  private static void together(List<Callable<Void>> checks) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(8);
    try {
      for (Future<Void> each : threads.invokeAll(checks)) {
        each.get();
      }
    } finally {
      threads.shutdown();
    }
  }

  private static void assertTyped(PaiAdminException failure) {
    if (failure != null) {
      assertThat(failure.code()).as("%s", failure).isIn(TYPED);
      assertThat(failure).hasMessageNotContaining(CANARY);
      assertThat(failure.problems())
          .allSatisfy(
              problem -> {
                assertThat(problem.at()).isEqualTo("cluster stubbed");
                assertThat(problem.message()).isNotBlank();
                assertThat(problem.fix()).isNotBlank();
              });
    }
  }
}
