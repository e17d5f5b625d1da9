package io.paiadmin.openpai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Secret;
import io.paiadmin.api.cluster.UserChange.CreateUser;
import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.openpai.stub.Fault;
import io.paiadmin.openpai.stub.Received;
import io.paiadmin.openpai.stub.StubClaim;
import io.paiadmin.openpai.stub.StubCluster;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Answers hold private keys, credentials and tokens; none of it leaves the connector. */
class SecretsStayInsideTest extends OnStub {
  private static final String CANARY = "canary-7f3a";

  private final StubbedCluster cluster = basic().withoutWaiting();
  private final ClusterConnector connector = cluster.connect("root1");

  @BeforeEach
  void plant() {
    StubCluster server = cluster.server().cluster();
    server.userKey("alice", CANARY);
    server.userExtension("alice", "githubPAT", "\"" + CANARY + "\"");
    server.claim(
        StubClaim.bound("nfs-common", "pv").withData("azureFile", Map.of("accountKey", CANARY)));
  }

  @Test
  void what_is_read_holds_none() {
    assertThat(connector.read().toString()).contains("alice").doesNotContain(CANARY);
    assertThat(connector.info().toString()).doesNotContain(CANARY);
  }

  @Test
  void the_detail_of_a_storage_is_never_asked_for() {
    connector.read();
    assertThat(cluster.server().received())
        .extracting(Received::path)
        .noneMatch(path -> path.contains("/storages/"));
  }

  @Test
  void an_answer_that_cannot_be_read_is_not_quoted() {
    for (Fault fault : List.of(Fault.garbage(), Fault.halfBody())) {
      cluster.server().faults().always("GET", "/users", fault);
      PaiAdminException failure = catchThrowableOfType(PaiAdminException.class, connector::read);
      assertThat(failure).hasMessageNotContaining(CANARY).hasMessageNotContaining("no JSON");
      assertThat(failure.getCause()).isNull();
      cluster.server().faults().clear();
    }
  }

  @Test
  void an_oddity_in_an_answer_is_told_by_its_place() {
    cluster.server().cluster().userExtension("bob", "jobSSH", "[1,\"" + CANARY + "\"]");
    assertThat(connector.read().toString()).doesNotContain(CANARY);
  }

  @Test
  void a_password_is_in_no_refusal() {
    for (Fault fault : List.of(Fault.hang(), Fault.status(500), Fault.gateway(502))) {
      cluster.server().faults().next("POST", "/users", fault);
      PaiAdminException failure =
          catchThrowableOfType(
              PaiAdminException.class,
              () -> connector.apply(new CreateUser("carol", "", Secret.of(CANARY))));
      assertThat(failure).hasMessageNotContaining(CANARY);
    }
  }
}
