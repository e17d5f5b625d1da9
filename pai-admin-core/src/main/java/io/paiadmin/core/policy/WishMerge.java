package io.paiadmin.core.policy;

import io.paiadmin.core.policy.tree.Faults;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.tenancy.wish.Unmanaged;
import io.paiadmin.core.tenancy.wish.UserWish;
import io.paiadmin.core.tenancy.wish.Wish;
import io.paiadmin.core.text.Quoted;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Makes one wish of what several files want of one cluster. */
final class WishMerge {
  private final List<WishPart> parts;
  private final Faults faults;

  WishMerge(List<WishPart> parts, Faults faults) {
    this.parts = List.copyOf(parts);
    this.faults = faults;
  }

  Wish wish() {
    return new Wish(
        single(
            WishPart::defaultStorages, "'storages' of 'default'", list -> list.at(), Bare::order),
        single(WishPart::admins, "'admins'", list -> list.at(), NameList::values),
        all(WishPart::groups, "the group ", GroupWish::name, Bare::group),
        all(WishPart::users, "the user ", UserWish::name, Bare::user),
        unmanaged());
  }

  private Placed<Unmanaged> unmanaged() {
    Placed<Unmanaged> fate =
        single(WishPart::unmanaged, "'unmanaged'", word -> word.at(), word -> word.value());
    return fate == null ? Wish.NOTHING.unmanaged() : fate;
  }

  /** Returns a thing that a cluster has one of, or null when no file mentions it. */
  private <T> @Nullable T single(
      Function<WishPart, @Nullable T> part,
      String what,
      Function<T, String> place,
      Function<T, Object> content) {
    Once<T> once = new Once<>(thing -> new Placed<>(what, place.apply(thing)), content, faults);
    mentioned(part).forEach(once::add);
    return once.values().stream().findFirst().orElse(null);
  }

  /** Returns the things of which a cluster has many, or null when no file mentions any. */
  private <T> @Nullable List<T> all(
      Function<WishPart, @Nullable List<T>> part,
      String kind,
      Function<T, Placed<String>> name,
      Function<T, Object> content) {
    Once<T> once = new Once<>(thing -> label(kind, name.apply(thing)), content, faults);
    mentioned(part)
        .flatMap(List::stream)
        .filter(thing -> isNamed(name.apply(thing)))
        .forEach(once::add);
    return mentioned(part).findAny().isPresent() ? once.values() : null;
  }

  private <T> Stream<T> mentioned(Function<WishPart, @Nullable T> part) {
    return parts.stream().map(part).filter(Objects::nonNull);
  }

  private static boolean isNamed(Placed<String> name) {
    return !name.value().isEmpty();
  }

  private static Placed<String> label(String kind, Placed<String> name) {
    return new Placed<>(kind + Quoted.of(name.value()), name.at());
  }
}
