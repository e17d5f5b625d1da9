package io.paiadmin.core.policy;

import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.tenancy.wish.Unmanaged;
import io.paiadmin.core.tenancy.wish.UserWish;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What one file wants of one cluster; null for what it does not mention. */
record WishPart(
    @Nullable NameList defaultStorages,
    @Nullable NameList admins,
    @Nullable List<GroupWish> groups,
    @Nullable List<UserWish> users,
    @Nullable Placed<Unmanaged> unmanaged) {}
