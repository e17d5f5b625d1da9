package io.paiadmin.core.policy;

import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.tenancy.wish.UserWish;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a thing says, without the places where it says so; for comparisons only. */
final class Bare {
  private Bare() {}

  static Object group(GroupWish group) {
    return Arrays.asList(
        text(group.description()),
        text(group.externalName()),
        set(group.virtualClusters()),
        group.storages() == null ? null : order(group.storages()),
        set(group.members()),
        set(group.expected()),
        text(group.renamedFrom()),
        group.cells());
  }

  static Object user(UserWish user) {
    return Arrays.asList(text(user.email()));
  }

  /** Of storages the first is the default one, so that their order says something. */
  static List<String> order(NameList list) {
    return List.copyOf(list.values());
  }

  private static @Nullable Object set(@Nullable NameList list) {
    return list == null ? null : list.values();
  }

  private static @Nullable Object text(@Nullable Placed<String> text) {
    return text == null ? null : text.value();
  }
}
