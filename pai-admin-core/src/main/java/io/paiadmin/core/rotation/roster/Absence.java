package io.paiadmin.core.rotation.roster;

import io.paiadmin.api.PaiAdminException;
import java.time.LocalDate;

/**
 * Days on which a member cannot be on duty. Whoever is absent on one day of a slot does not serve
 * in that slot. Immutable.
 *
 * @param member who is absent
 * @param from the first day away
 * @param to the first day back; later than {@code from}
 * @param kind what becomes of the member's share meanwhile
 */
public record Absence(String member, LocalDate from, LocalDate to, Kind kind) {
  /** What becomes of a share during an absence. Which it is is for the policy to say. */
  public enum Kind {
    /** The share rests: leave, illness. What others serve meanwhile is never owed to them. */
    EXCUSED("excused"),
    /** The share goes on and is made up later: a preference, a conference. */
    DEFERRED("deferred");

    private final String text;

    Kind(String text) {
      this.text = text;
    }

    /** Returns the word that policies and reports use. */
    public String text() {
      return text;
    }
  }

  /**
   * Makes an absence.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} and {@code ROTATION_DATES} when it has no
   *     day
   */
  public Absence {
    if (!from.isBefore(to)) {
      String message = "%s is absent from %s to %s, which is no day".formatted(member, from, to);
      throw Refusal.of(
          "ROTATION_DATES", "", message, "let 'to' be the first day back, after 'from'");
    }
  }

  /** Tells whether it has a day in common with others; the end of those is not included. */
  public boolean overlaps(LocalDate first, LocalDate end) {
    return from.isBefore(end) && first.isBefore(to);
  }
}
