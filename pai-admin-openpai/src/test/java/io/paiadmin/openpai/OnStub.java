package io.paiadmin.openpai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.paiadmin.api.ErrorCode;
import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.kit.StandardCluster;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;

/** Stub servers with the standard cluster, which end with the test. */
abstract class OnStub {
  private final List<StubbedCluster> clusters = new ArrayList<>();

  final StubbedCluster basic() {
    return in(AuthenticationMode.BASIC);
  }

  final StubbedCluster aad() {
    return in(AuthenticationMode.AAD);
  }

  final StubbedCluster in(AuthenticationMode mode) {
    StubbedCluster cluster = StubbedCluster.holding(StandardCluster.in(mode));
    clusters.add(cluster);
    return cluster;
  }

  static PaiAdminException refusal(ErrorCode code, ThrowingCallable call) {
    PaiAdminException refusal = catchThrowableOfType(PaiAdminException.class, call);
    assertThat(refusal).isNotNull();
    assertThat(refusal.code()).as(refusal.getMessage()).isEqualTo(code);
    return refusal;
  }

  @AfterEach
  void close() {
    clusters.forEach(StubbedCluster::close);
  }
}
