package io.paiadmin.core.rotation.roster;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.core.time.InstantRange;

/**
 * A time in which somebody serves for a member, wherever that member is on duty. The service counts
 * for whoever serves. Immutable.
 *
 * @param member for whom
 * @param by who serves
 * @param range from when to when
 */
public record Cover(String member, String by, InstantRange range) {
  /**
   * Makes a cover.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} and {@code ROTATION_COVER} when it has no
   *     length, or both are the same
   */
  public Cover {
    if (!range.start().isBefore(range.end())) {
      String message = "the cover of %s by %s has no length".formatted(member, by);
      throw Refusal.of("ROTATION_COVER", "", message, "let 'to' be later than 'from'");
    }
    if (member.equals(by)) {
      String message = member + " cannot cover for themselves";
      throw Refusal.of("ROTATION_COVER", "", message, "name somebody else");
    }
  }
}
