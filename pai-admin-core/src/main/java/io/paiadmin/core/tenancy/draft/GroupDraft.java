package io.paiadmin.core.tenancy.draft;

import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.plan.Reason;
import org.jspecify.annotations.Nullable;

/**
 * What shall become of a group.
 *
 * @param name the group's name
 * @param base the group as it is, or null when it must be created
 * @param target the group as it shall be, or null when it shall be gone
 * @param reason why
 */
public record GroupDraft(
    String name, @Nullable Group base, @Nullable Group target, Reason reason) {}
