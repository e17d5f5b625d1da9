package io.paiadmin.api.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.paiadmin.api.ErrorCode;
import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.Capability;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.Job;
import io.paiadmin.api.cluster.JobQuery;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.spi.ClusterConnector;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/**
 * One section of the rules. Every test gets a connector to a fresh {@link StandardCluster}; where a
 * capability is missing, the refusal is checked in place of the effect.
 */
abstract class Rules {
  final ClusterConnectorContract subject;
  final Fixture fixture;
  ClusterConnector connector;

  Rules(ClusterConnectorContract subject) {
    this.subject = subject;
    this.fixture = StandardCluster.in(subject.mode());
  }

  @BeforeEach
  void connect() {
    connector = subject.connect(fixture);
  }

  @AfterEach
  void disconnect() {
    connector.close();
  }

  /** Applies a change and checks its effect; checks the refusal when it is not supported. */
  void effect(ClusterChange change, Runnable check) {
    if (supports(change.capability())) {
      connector.apply(change);
      check.run();
    } else {
      refused(StandardErrorCode.UNSUPPORTED, change);
    }
  }

  /** Checks that a change is refused with a code, or as unsupported, and changes nothing. */
  PaiAdminException refusal(ErrorCode code, ClusterChange change) {
    return refused(supports(change.capability()) ? code : StandardErrorCode.UNSUPPORTED, change);
  }

  boolean supports(Capability capability) {
    return subject.supports(capability, connector.info());
  }

  Picture picture() {
    return Picture.of(connector.read(), jobs());
  }

  User user(String name) {
    return found(picture().users().get(name), "user " + name);
  }

  Group group(String name) {
    return found(picture().groups().get(name), "group " + name);
  }

  Job job(String name) {
    return found(picture().jobs().get(name), "job " + name);
  }

  private PaiAdminException refused(ErrorCode code, ClusterChange change) {
    Picture before = picture();
    PaiAdminException refusal =
        assertThrows(PaiAdminException.class, () -> connector.apply(change), change::subject);
    assertEquals(code.name(), refusal.code().name(), refusal::getMessage);
    assertFalse(refusal.problems().isEmpty(), "a refusal says why");
    refusal.problems().forEach(each -> assertFalse(each.message().isBlank(), "a refusal says why"));
    assertEquals(before, picture(), "a refused change changes nothing");
    return refusal;
  }

  private List<Job> jobs() {
    return supports(Capability.READ_JOBS) ? connector.jobs(JobQuery.ALL) : List.of();
  }

  private static <T> T found(@Nullable T value, String what) {
    assertNotNull(value, () -> "there is no " + what);
    return value;
  }
}
