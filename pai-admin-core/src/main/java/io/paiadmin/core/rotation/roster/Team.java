package io.paiadmin.core.rotation.roster;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.core.text.Nearest;
import io.paiadmin.core.text.Quoted;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Who takes part in a rotation, and when not. Immutable.
 *
 * @param members everybody who is, was or will be a member; at least one, no two of one name
 * @param absences when they cannot serve
 * @param exclusions who should not serve together
 */
public record Team(List<Member> members, List<Absence> absences, List<Exclusion> exclusions) {
  /**
   * Takes copies.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} when there is no member or two have one
   *     name, with {@code NOT_FOUND} when an absence or exclusion names somebody else
   */
  public Team {
    members = List.copyOf(members);
    absences = List.copyOf(absences);
    exclusions = List.copyOf(exclusions);
    checkNames(members);
    checkNamed(members, absences, exclusions);
  }

  /** Makes a team of members without absences. */
  public static Team of(List<Member> members) {
    return new Team(members, List.of(), List.of());
  }

  /**
   * Returns a member.
   *
   * @throws PaiAdminException with {@code NOT_FOUND} when there is nobody of this name
   */
  public Member member(String name) {
    return find(members, name);
  }

  /** Returns the names of all members in the order listed. */
  public List<String> names() {
    return members.stream().map(Member::name).toList();
  }

  /**
   * Tells whether a member is there on all of some days, the last of which is not included.
   *
   * @throws PaiAdminException with {@code NOT_FOUND} when there is nobody of this name
   */
  public boolean isThere(String name, LocalDate first, LocalDate end) {
    Member member = member(name);
    return !member.joinsAfter(first)
        && !member.leavesBefore(end.minusDays(1))
        && absences.stream()
            .noneMatch(one -> one.member().equals(name) && one.overlaps(first, end));
  }

  /** Tells whether a member should not serve together with one of others. */
  public boolean isExcluded(String name, List<String> others) {
    return exclusions.stream()
        .anyMatch(one -> others.stream().anyMatch(other -> one.about(name, other)));
  }

  private static void checkNames(List<Member> members) {
    if (members.isEmpty()) {
      throw Refusal.of("ROTATION_EMPTY", "", "the rotation has no members", "name at least one");
    }
    Set<String> seen = new HashSet<>();
    Optional<Member> twice = members.stream().filter(one -> !seen.add(one.name())).findFirst();
    if (twice.isPresent()) {
      String message = "the member %s is listed twice".formatted(Quoted.of(twice.get().name()));
      throw Refusal.of("DUPLICATE_ENTRY", "", message, "keep one; for a break write an absence");
    }
  }

  private static void checkNamed(
      List<Member> members, List<Absence> absences, List<Exclusion> exclusions) {
    absences.forEach(absence -> find(members, absence.member()));
    exclusions.forEach(exclusion -> find(members, exclusion.first()));
    exclusions.forEach(exclusion -> find(members, exclusion.second()));
  }

  private static Member find(List<Member> members, String name) {
    return members.stream()
        .filter(member -> member.name().equals(name))
        .findFirst()
        .orElseThrow(() -> unknown(name, members.stream().map(Member::name).toList()));
  }

  private static PaiAdminException unknown(String name, List<String> known) {
    String message = "there is no member " + Quoted.of(name);
    Problem problem = Problem.error("UNKNOWN_MEMBER", "", message, Nearest.advice(name, known));
    return new PaiAdminException(StandardErrorCode.NOT_FOUND, List.of(problem));
  }
}
