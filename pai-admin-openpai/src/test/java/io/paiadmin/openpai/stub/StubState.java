package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.VirtualCluster;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Everything a cluster holds, in order of creation. Whoever touches it holds its monitor. */
final class StubState {
  static final String ADMIN_GROUP = "admingroup";
  static final String DEFAULT = "default";
  private static final Pattern VERSION = Pattern.compile("v?1\\.(\\d+).*");

  final AuthenticationMode mode;
  final Map<String, UserRecord> users = new LinkedHashMap<>();
  final Map<String, GroupRecord> groups = new LinkedHashMap<>();
  final Map<String, VirtualCluster> virtualClusters = new LinkedHashMap<>();
  final Map<String, StubClaim> claims = new LinkedHashMap<>();
  final Map<String, ObjectNode> jobs = new LinkedHashMap<>();
  final List<ObjectNode> alerts = new ArrayList<>();
  final Tokens tokens = new Tokens();
  final RateLimiter limiter = new RateLimiter();
  @Nullable UserRecord firstAdministrator;
  @Nullable String version = "v1.8.1";
  boolean hived = true;
  Clock clock = Clock.systemUTC();
  Duration tokenLifetime = Duration.ofDays(7);

  StubState(AuthenticationMode mode) {
    this.mode = mode;
  }

  boolean isBasic() {
    return mode == AuthenticationMode.BASIC;
  }

  /** Returns the word by which the server names its mode. */
  String authentication() {
    return isBasic() ? "basic" : "OIDC";
  }

  /** Tells whether the version is 1.minor or later; one that is not known is taken for the last. */
  boolean isSince(int minor) {
    Matcher matcher = VERSION.matcher(version == null ? "" : version);
    return !matcher.matches() || Integer.parseInt(matcher.group(1)) >= minor;
  }

  Instant now() {
    return clock.instant();
  }

  String browserToken(String user) {
    return tokens.browser(user, now(), tokenLifetime);
  }

  String applicationToken(String user) {
    return tokens.application(user, now());
  }

  void save(UserRecord user) {
    users.put(user.name(), user);
  }

  void save(GroupRecord group) {
    groups.put(group.name(), group);
  }

  /**
   * Returns groups by their names.
   *
   * @throws MissingGroup when one is not there
   */
  List<GroupRecord> groups(List<String> names) {
    return names.stream().map(this::group).toList();
  }

  boolean isAdmin(UserRecord user) {
    return groups(user.groups()).stream().anyMatch(GroupRecord::admin);
  }

  /** Takes the name of a group from every user. */
  void forgetMembers(String group) {
    users.replaceAll((name, user) -> user.groups().contains(group) ? left(user, group) : user);
  }

  private static UserRecord left(UserRecord user, String group) {
    return user.withGroups(user.groups().stream().filter(name -> !name.equals(group)).toList());
  }

  private GroupRecord group(String name) {
    GroupRecord group = groups.get(name);
    if (group == null) {
      throw new MissingGroup(name);
    }
    return group;
  }
}
