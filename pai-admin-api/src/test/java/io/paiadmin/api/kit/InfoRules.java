package io.paiadmin.api.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.Capability;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.UserChange;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

abstract class InfoRules extends Rules {
  InfoRules(ClusterConnectorContract subject) {
    super(subject);
  }

  @Test
  @DisplayName("C2.1 info says everything but the account, never null")
  void nothing_is_null() {
    ClusterInfo info = connector.info();
    assertNotNull(info.version(), "version");
    assertNotNull(info.authentication(), "authentication");
    assertNotNull(info.scheduler(), "scheduler");
    assertNotNull(info.capabilities(), "capabilities");
  }

  @Test
  @DisplayName("C2.2 info is the same as long as the cluster is")
  void info_is_stable() {
    ClusterInfo before = connector.info();
    connector.read();
    assertEquals(before, connector.info());
  }

  @Test
  @DisplayName("C2.3 info tells the cluster's authentication mode")
  void mode_is_the_clusters() {
    assertEquals(fixture.mode(), connector.info().authentication());
  }

  @Test
  @DisplayName("C2.4 the capabilities declared are those that the connector has")
  void declares_what_it_can() {
    ClusterInfo info = connector.info();
    for (Capability capability : Capability.values()) {
      assertEquals(subject.supports(capability, info), info.can(capability), capability::name);
    }
  }

  @Test
  @DisplayName("C2.5 in AAD mode no change of a user is declared")
  void a_directory_keeps_its_users() {
    boolean users = connector.info().authentication() == AuthenticationMode.BASIC;
    for (ClusterChange sample : Samples.all()) {
      boolean allowed = users || !(sample instanceof UserChange);
      assertFalse(connector.info().can(sample.capability()) && !allowed, sample.capability()::name);
    }
  }
}
