package io.paiadmin.core.builtin;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.cluster.UserChange.SetUserGroups;
import io.paiadmin.api.kit.ClusterConnectorContract;
import io.paiadmin.api.kit.Fixture;
import io.paiadmin.api.spi.ClusterConnector;

/** Writes a user's groups without looking at those expected: the last writer wins. */
class IgnoresExpectedTestCase extends ClusterConnectorContract {
  IgnoresExpectedTestCase() {
    super(AuthenticationMode.BASIC);
  }

  @Override
  protected ClusterConnector connect(Fixture fixture) {
    return new WrongConnector(fixture) {
      @Override
      public void apply(ClusterChange change) {
        super.apply(change instanceof SetUserGroups set ? blindly(set, this) : change);
      }
    };
  }

  private static ClusterChange blindly(SetUserGroups set, ClusterConnector cluster) {
    return cluster.read().users().stream()
        .filter(user -> user.name().equals(set.user()))
        .map(User::groups)
        .map(present -> new SetUserGroups(set.user(), present, set.groups()))
        .findFirst()
        .orElse(set);
  }
}
