package io.paiadmin.api.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Secret;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.Capability;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.GroupChange.CreateGroup;
import io.paiadmin.api.cluster.UserChange.CreateUser;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

abstract class ApplyRules extends Rules {
  ApplyRules(ClusterConnectorContract subject) {
    super(subject);
  }

  @Test
  @DisplayName("C4.1 a change that is not declared is refused with UNSUPPORTED and changes nothing")
  void undeclared_changes_are_refused() {
    EnumSet<Capability> seen = EnumSet.of(Capability.READ_JOBS);
    for (ClusterChange sample : Samples.all()) {
      seen.add(sample.capability());
      if (!supports(sample.capability())) {
        refusal(StandardErrorCode.UNSUPPORTED, sample);
      }
    }
    assertEquals(EnumSet.allOf(Capability.class), seen);
  }

  @Test
  @DisplayName("C4.2 a failure is a PaiAdminException that says why, and changes nothing")
  void failures_change_nothing() {
    Picture before = picture();
    for (ClusterChange sample : Samples.ofNothing()) {
      refusal(StandardErrorCode.NOT_FOUND, sample);
    }
    assertEquals(before, picture());
  }

  @Test
  @DisplayName("C4.3 the next reading shows the change, and nothing else that is new")
  void a_change_is_the_only_change() {
    Picture before = picture();
    Group fresh = Group.of("fresh", Acls.of(List.of("vision"), List.of()));
    effect(new CreateGroup(fresh), () -> assertEquals(with(before, fresh), picture()));
  }

  @Test
  @DisplayName("C4.4 a password is in no message")
  void passwords_stay_out_of_messages() {
    Secret password = Secret.of("canary-7f3a");
    PaiAdminException refusal =
        refusal(StandardErrorCode.CONFLICT, new CreateUser("alice", "", password));
    assertFalse(Texts.of(refusal).contains("canary-7f3a"), "a password is in the message");
  }

  private static Picture with(Picture before, Group group) {
    Map<String, Group> groups = new TreeMap<>(before.groups());
    groups.put(group.name(), group);
    return new Picture(
        before.users(), groups, before.virtualClusters(), before.storages(), before.jobs());
  }
}
