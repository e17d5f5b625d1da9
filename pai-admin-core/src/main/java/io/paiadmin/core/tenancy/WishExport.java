package io.paiadmin.core.tenancy;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.User;
import io.paiadmin.core.tenancy.access.Snapshot;
import io.paiadmin.core.tenancy.name.Canonical;
import io.paiadmin.core.tenancy.name.Names;
import io.paiadmin.core.tenancy.rule.Administrators;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.tenancy.wish.Unmanaged;
import io.paiadmin.core.tenancy.wish.UserWish;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * States what a cluster has as a wish, so that planning it on the same cluster changes nothing, and
 * planning it on another one gives that one all of it; ask for {@code prune} to take the rest away.
 * Empty texts are left out, and so is what the default and the administrators' groups have besides
 * storages and members. Names are sorted, each once, and nothing has a place.
 */
public final class WishExport {
  private final AuthenticationMode mode;
  private final Snapshot now;

  private WishExport(AuthenticationMode mode, Snapshot now) {
    this.mode = mode;
    this.now = now;
  }

  /** Exports a state in which every part is complete. */
  public static Wish of(AuthenticationMode mode, ClusterState state) {
    return new WishExport(mode, Snapshot.of(state)).wish();
  }

  private Wish wish() {
    NameList storages =
        now.group(Names.DEFAULT)
            .map(group -> NameList.of(Canonical.acls(group.acls()).storages()))
            .orElse(null);
    boolean basic = mode == AuthenticationMode.BASIC;
    return new Wish(
        storages,
        basic ? admins() : null,
        groups(),
        basic ? users() : null,
        new Placed<>(Unmanaged.KEEP, ""));
  }

  private @Nullable NameList admins() {
    Set<String> admins = Administrators.names(now);
    return admins.isEmpty() ? null : NameList.of(List.copyOf(admins));
  }

  private List<GroupWish> groups() {
    return now.state().groups().stream()
        .filter(group -> !group.acls().admin() && !group.name().equals(Names.DEFAULT))
        .sorted(Comparator.comparing(Group::name))
        .map(this::group)
        .toList();
  }

  private GroupWish group(Group group) {
    boolean basic = mode == AuthenticationMode.BASIC;
    List<String> virtualClusters = Canonical.set(group.acls().virtualClusters());
    return new GroupWish(
        new Placed<>(group.name(), ""),
        placedUnlessEmpty(group.description()),
        placedUnlessEmpty(group.externalName()),
        basic ? null : NameList.of(virtualClusters),
        NameList.of(Canonical.acls(group.acls()).storages()),
        basic ? NameList.of(Canonical.set(now.members(group.name()))) : null,
        null,
        null,
        List.of());
  }

  private List<UserWish> users() {
    return now.state().users().stream()
        .sorted(Comparator.comparing(User::name))
        .map(user -> new UserWish(new Placed<>(user.name(), ""), placedUnlessEmpty(user.email())))
        .toList();
  }

  private static @Nullable Placed<String> placedUnlessEmpty(String text) {
    return text.isEmpty() ? null : new Placed<>(text, "");
  }
}
